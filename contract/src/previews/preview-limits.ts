/** Of one course: a taste, and not the course. */
export const mostPreviews = 3;
