/**
 * A line `TAG/NAME sha3-256:hex` of the input `accept`. The last slash divides: a tag may hold some, an asset's name
 * none.
 */
export const acceptForm = /^(.+)\/([^/]+?)[ \t]+sha3-256:([0-9a-f]{64})$/i;
