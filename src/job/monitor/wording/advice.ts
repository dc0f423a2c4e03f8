/** What to do about what is not as recorded, in Markdown and in plain text alike. */
export const advice = {
  stranger:
    "treat these files as tampered with: take them down, tell who may have downloaded them, and change the credentials that can write releases.",
  owner:
    "If you did, accept it: delete it from the baseline (an asset's line, the `commit` of a moved tag, the entry of a removed release), or name the new digest of a replaced asset in the input `accept`. Stamp what is new; a new stamp also mends evidence.",
} as const;
