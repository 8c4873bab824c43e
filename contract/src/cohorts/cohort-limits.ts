export const cohortLimits = {
  /** Of the academy. */
  cohorts: 500,
  /** Of one cohort, with those who are invited into it. */
  members: 1000,
  courses: 50,
  /** Added by one call. */
  added: 500,
  nameMaxLength: 100,
  pageSize: 50,
} as const;

export const cohortMessages = { name: 'Please enter the name of the cohort.' } as const;
