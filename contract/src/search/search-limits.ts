export const momentPageSize = 10;

/** Longer than any sentence that one remembers. */
export const momentSearchLength = 100;
