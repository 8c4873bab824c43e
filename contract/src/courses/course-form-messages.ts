/** What the course form says under a field, on the screen and from the server alike. */
export const courseFormMessages = {
  title: 'Course title must be at least 3 characters',
  description: 'Description must be at least 10 characters',
  category: 'Category is required',
  instructor: 'Instructor is required',
  language: 'Language is required',
  difficulty: 'Difficulty level is required',
} as const;
