/** What the enrollment page says for a course whose author has not said it. */
const placeholders = {
  whatYouWillLearn: [
    'Understand the core ideas and when to use them',
    'Practise each step along with the lessons',
    'Build something of your own from start to finish',
    'Know where to go next when the course ends',
  ],
  requirements: [
    'No prior experience is needed',
    'A computer or phone with an internet connection',
    'The wish to learn something new',
  ],
  targetAudience: [
    'Beginners who want a clear place to start',
    'Students who like to learn at their own pace',
    'Professionals who want to refresh what they know',
  ],
} as const;

export function listOrPlaceholder(
  own: readonly string[],
  kind: keyof typeof placeholders,
): readonly string[] {
  return own.length > 0 ? own : placeholders[kind];
}
