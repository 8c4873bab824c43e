/** What is said in the lesson that learners watch, and what its creator asks about it. */
const sentences = [
  'A seed bed is kept moist and is never flooded.',
  'Before the monsoon the field is ploughed twice.',
  'Salt water sorts the seed: whatever floats is empty.',
  'Seedlings are transplanted when they have four leaves.',
  'Two fingers deep is enough for the roots.',
  'Potash is spread before the panicle appears.',
  'Ducks between the rows eat what the farmer does not want.',
  'The paddy is drained ten days before the harvest.',
  'Straw feeds the buffalo through the winter.',
  'The barn stays dry, or the whole year was for nothing.',
];
const secondsOfSentence = 4;

/** Each is said once. */
export const saidWords = ['monsoon', 'seedlings', 'potash', 'ducks', 'paddy', 'straw', 'buffalo', 'barn'];

export const captionFile = `WEBVTT\n\n${sentences
  .map((sentence, index) => `${timeOf(index)} --> ${timeOf(index + 1)}\n${sentence}\n`)
  .join('\n')}`;

function timeOf(index: number): string {
  return `00:00:${String(index * secondsOfSentence).padStart(2, '0')}.000`;
}

/** The first option is right. */
export const lessonQuestions = ['When is the field drained?', 'Who eats between the rows?'].map((prompt) => ({
  ...{ kind: 'single', prompt },
  options: ['a', 'b', 'c'].map((id) => ({ id, text: `Answer ${id}`, correct: id === 'a' })),
}));
