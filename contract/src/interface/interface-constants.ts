/** Below this width the navigation folds into a menu. */
export const mobileBreakpointPx = 768;

export const toasts = {
  maxVisible: 1,
  visibleMs: 5000,
  /** What went wrong has more to read, and often something to do. */
  errorVisibleMs: 10_000,
  /** How long a dismissed toast is remembered before it is forgotten. */
  removalDelayMs: 1_000_000,
} as const;

/** Query data is never cached. */
export const queries = {
  staleTimeMs: 0,
  refetchOnMount: true,
  refetchOnWindowFocus: true,
  retry: false,
} as const;

export const refund = { days: 30, maxPercentComplete: 30 } as const;
export const instructorResponse = { minBusinessDays: 1, maxBusinessDays: 3 } as const;

/** The name of the meta element in which a page says where people find help, where the operator set that. */
export const supportMeta = 'academy-support';
/** The same for the academy's own name, and for its mark. */
export const nameMeta = 'academy-name';
export const logoMeta = 'academy-logo';
