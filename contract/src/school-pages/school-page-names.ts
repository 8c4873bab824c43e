/** The pages that the operator of an academy writes. */
export const schoolPageNames = ['terms', 'privacy', 'about'] as const;

export type SchoolPageName = (typeof schoolPageNames)[number];

/** Some thirty printed pages. */
export const schoolPageMaxLength = 100_000;
