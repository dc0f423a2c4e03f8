import "./rolldown-runtime.js";
import { memberAt } from "./verify.js";
import { connect, dataOf, notOfItsForm, onceOnly, readPages, reading, repeatable } from "./connection.js";
const refusal = "ISSUE_NOT_WRITABLE";
function openIssues(options) {
  const connection = connect(options);
  const { call, octokit, at } = connection;
  const { issues, users } = octokit.rest;
  const write = async (doing, manner, send) => dataOf(await call(manner, send), doing, refusal);
  return {
    readLogin: async () => {
      const answer = await call(reading, (request) => users.getAuthenticated({ request }));
      if ("fault" in answer && (answer.fault.status === 403 || answer.fault.status === 404)) return void 0;
      const { login } = dataOf(answer, "Asking whose token it is", refusal);
      if (typeof login !== "string" || login === "") throw notOfItsForm("answer about the token's user");
      return login;
    },
    readIssues: async function* (creator) {
      const wanted = {
        ...at,
        state: "all",
        creator,
        direction: "asc"
      };
      const list = readPages(connection, "Listing the issues", refusal, (query) => issues.listForRepo({
        ...wanted,
        ...query
      }));
      for await (const data of list) {
        const issue = toIssue(data);
        if (data.pull_request === void 0) yield issue;
      }
    },
    create: async (title, body) => toIssue(await write("Opening the issue", onceOnly, (request) => issues.create({
      ...at,
      title,
      body,
      request
    }))),
    update: async (number, change) => {
      await write("Updating the issue", repeatable, (request) => issues.update({
        ...at,
        issue_number: number,
        ...change,
        request
      }));
    },
    comment: async (number, body) => {
      await write("Commenting on the issue", onceOnly, (request) => issues.createComment({
        ...at,
        issue_number: number,
        body,
        request
      }));
    }
  };
}
function toIssue(data) {
  const { number, body, state, html_url: url, user } = data ?? {};
  const isOwned = user === null || user === void 0 || typeof memberAt(user, "login") === "string";
  if (!(Number.isSafeInteger(number) && typeof url === "string") || !(state === "open" || state === "closed") || typeof (body ?? "") !== "string" || !isOwned) throw notOfItsForm("answer about an issue");
  return {
    number: data.number,
    body: data.body ?? "",
    isOpen: state === "open",
    author: data.user?.login ?? "",
    url
  };
}
export { openIssues };
