import { expect, test } from 'vitest';
import { readQuestions } from './question-set.ts';
import { type FoundPlace, rankOfRight } from './right-places.ts';

const question = (text: string) => {
  const found = readQuestions('tuned').find((each) => each.question === text);
  if (found === undefined) throw new Error(`Nobody asks: ${text}`);
  return found;
};

test('A moment is right from two seconds before what is meant until its end, in that lesson alone', () => {
  const saddle = question('How high should the saddle be?');
  const at = (seconds: number, lesson = 'The five-minute check'): FoundPlace[] => [
    { lesson, kind: 'speech', seconds, text: '' },
  ];
  expect([71, 72, 92, 93].map((second) => rankOfRight(saddle, at(second)))).toEqual([-1, 0, 0, -1]);
  expect(rankOfRight(saddle, at(75, 'Brakes that stop'))).toBe(-1);
});

test('A sentence of the paragraph that has the words is right, whatever marks stand in it', () => {
  const recall = question('what is presicion and recal');
  const lesson = 'Precision, recall and the cost of a mistake';
  const wrong = { lesson, kind: 'content', seconds: null, text: 'Of something else.' } as const;
  const right = { ...wrong, text: 'Recall: of those who did it, how many did we find?' };
  expect(rankOfRight(recall, [wrong, right])).toBe(1);
  expect(rankOfRight(recall, [{ ...right, kind: 'takeaway' }])).toBe(-1);
});
