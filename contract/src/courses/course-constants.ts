export const catalogue = {
  pageSize: 8,
  loadMoreStep: 8,
  homeLimit: 8,
  /** The longest list one request may ask for; a larger limit is cut to this. */
  maxLimit: 1000,
  /** The length of the list when a request names no limit. */
  defaultLimit: 100,
} as const;

export const courseFormLimits = {
  titleMinLength: 3,
  titleMaxLength: 200,
  descriptionMinLength: 10,
  descriptionMaxLength: 20_000,
  instructorMaxLength: 200,
  languageMaxLength: 60,
  /** In dollars: what the database can hold with its cents. */
  priceMax: 99_999_999,
} as const;
