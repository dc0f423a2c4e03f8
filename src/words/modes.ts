/** Words by the mode of a run, and by what it writes to a release. */

export const goodVerdictWords = { stamp: "anchored", check: "found", verify: "verified" };

export const goodVerdictMeanings = {
  stamp:
    "A stamp proves that exactly these bytes existed when their block was made; not who made them, nor that the build was clean.",
  check: "Found means that somebody anchored exactly these bytes; not who made them, nor that the build was clean.",
  verify:
    "Verified means that exactly these bytes were anchored by the block's date; not who made them, nor that the build was clean.",
};

/** What a run would write to a release, by the input release-attach; completes "would …". */
export const releaseWrites = {
  none: false,
  body: "write a section into the release's notes",
  assets: "attach files to the release",
  both: "attach files to the release and write a section into its notes",
} as const;
