/** Bounds of what people write into a certificate, and of a status list. */
export const certificateNameMax = 100;
export const revocationReasonMax = 500;
export const passMarkRange = { min: 1, max: 100 } as const;
/** The smallest list that hides whose bit is whose, as the W3C asks for. */
export const statusListEntries = 131_072;
