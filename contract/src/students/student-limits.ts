export const remarkLimits = {
  maxLength: 5000,
  /** Of one author. */
  perAuthor: 20_000,
} as const;
