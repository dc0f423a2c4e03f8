import { itemsOf, matchOf, memberOf, refuseTwice, type JsonMember } from "../../core/members.ts";
import type { StatementReceipt } from "../statement.ts";

/** Most receipts of a statement: two an anchor. */
const maxReceipts = 2_000_000;

/**
 * Reads the member `receipts` of a statement; what their bytes say is not looked at.
 *
 * @throws RangeError when two are of one id, they are not sorted by it, or one has another form
 */
export function readReceipts(place: JsonMember): readonly StatementReceipt[] {
  const receipts = itemsOf(place, maxReceipts).map(readReceipt);
  const ids = receipts.map(({ txpow }) => txpow.toLowerCase());
  refuseTwice(ids, "receipts of the id");
  if (ids.some((id, index) => id < (ids[index - 1] ?? ""))) throw new RangeError("its receipts are not sorted by id");
  return receipts;
}

function readReceipt(place: JsonMember): StatementReceipt {
  return {
    txpow: matchOf(memberOf(place, "txpow"), /^0x[0-9a-f]{64}$/i, "0x and 64 hexadecimal digits"),
    data: matchOf(memberOf(place, "data"), /^0x(?:[0-9a-f]{2})+$/i, "0x and hex"),
  };
}
