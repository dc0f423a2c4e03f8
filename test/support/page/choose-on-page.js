/* oxlint-disable -- text for a browser, whose types the tests do not have */
// This text is run in a browser, so it stands on its own.

/** Chooses files on the page and resolves with what it shows. */
async function chooseOnPage(files) {
  const transfer = new DataTransfer();
  for (const { name, base64 } of files) {
    const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0));
    transfer.items.add(new File([bytes], name));
  }
  const choose = document.querySelector("#choose");
  choose.files = transfer.files;
  choose.dispatchEvent(new Event("change"));
  return await whatIsShown();
}

/** Resolves with what the page shows, once it is done. */
async function whatIsShown() {
  await new Promise((resolve) => {
    const end = () => document.body.dataset.state === "idle" && resolve();
    new MutationObserver(end).observe(document.body, { attributeFilter: ["data-state"] });
    end();
  });
  const texts = (within, selector) => Array.from(within.querySelectorAll(selector), ({ textContent }) => textContent);
  return {
    result: texts(document, "#result > p, #result > h2, #rest > li").filter((text) => text !== ""),
    verdict: document.querySelector("#result").dataset.verdict ?? "",
    rows: Array.from(document.querySelectorAll("#files > li"), (row) => [
      ...texts(row, "h3"),
      ...texts(row, ".claim dd:first-of-type"),
    ]),
    note: texts(document, "#source-note")[0] ?? "",
    problems: texts(document, "#problems > *"),
    report: texts(document, "#report")[0] ?? "",
    scripts: document.scripts.length,
  };
}
