/** Where the panel that checks a course stands on its details page. */
export const checkHash = 'preflight';
