/** The elements that a page from the server has beside what it shows: what it was drawn from, and links to the code it needs. */
export const pageDataId = 'page-data';
export const pageCodeId = 'page-code';
