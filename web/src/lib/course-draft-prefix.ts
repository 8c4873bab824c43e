/** Under which the details of a course that were typed and not saved are kept on the device, before its id. */
export const courseDraftPrefix = (userId: string): string => `academy.course-draft.${userId}.`;
