/** The elements that a page from the server has beside what it shows: what it was drawn from, and links to the code it needs. */
export const pageDataId = 'page-data';
export const pageCodeId = 'page-code';

/** Told to the window when the app has taken a page over: from then on its buttons do something. */
export const takenOver = 'academy:taken-over';
