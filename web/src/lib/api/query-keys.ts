/**
 * The first part of every query's key. A change names what it makes untrue by these, without knowing which
 * queries other features build below them.
 */
export const queryKeys = {
  courses: ['courses'],
  curriculum: ['curriculum'],
  enrollments: ['enrollments'],
  notes: ['notes'],
  profile: ['profile'],
  videos: ['videos'],
} as const;
