export const chat = {
  replyDelayMs: 1500,
  copyConfirmationMs: 2000,
  titleMaxLength: 25,
  inputMaxHeightPx: 120,
  panelHeightPx: 500,
} as const;
