/** The chain's encodings in hex (service-facts §4): the numbers 0 and 1, and the length before 32 bytes. */
export const numberZero = "000100";
export const numberOne = "000101";
export const hashHead = "00000020";
