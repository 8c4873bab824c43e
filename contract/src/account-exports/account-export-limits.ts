/** How long a file with somebody's data is kept. */
export const exportKeptDays = 7;
