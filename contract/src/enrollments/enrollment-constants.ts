/** How long the enrollment page shows its success before it goes on to the course. */
export const enrollRedirectDelayMs = 2000;
