import "./rolldown-runtime.js";
import { digestFromBytes, sha3_256 } from "./step.js";
const noble = {
  name: "noble",
  hash: (bytes) => digestFromBytes(sha3_256(bytes)),
  create: () => {
    const state = sha3_256.create();
    return {
      update: (bytes) => void state.update(bytes),
      digest: () => digestFromBytes(state.digest())
    };
  }
};
export { noble };
