/** What to do about what is not as recorded, in Markdown and in plain text alike. */
export const advice = {
  stranger:
    "treat these files as tampered with: take them down, tell who may have downloaded them, and change the credentials that can write releases.",
  owner:
    "If you did, accept it: delete the asset's line in the baseline, or name the new digest in the input `accept`. Stamp what is new.",
} as const;
