export const inlineLink =
  'rounded-sm font-semibold text-accent-ink underline decoration-1 underline-offset-4 hover:decoration-2';
