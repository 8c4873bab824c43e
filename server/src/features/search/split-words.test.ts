import { createTestDatabase } from '@academy/platform/testing/test-database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { splitText, wordsOf } from './split-words.ts';

let place: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  place = await createTestDatabase();
});
afterAll(() => place.drop());

const samples = [
  'Don’t “stop”: e-mail me@example.com, 3.14!',
  'আমি বাংলায় গান গাই। ২০২৬ সালের পাঠ',
  'হঠাৎ\u200D র\u200D\u09CD\u09AFাংক',
  'नमस्ते दुनिया, कैसे हैं?',
  '機械学習を学ぶ、ラーメン',
  'สวัสดีครับ',
  'naïve café — über Ærø',
  'مرحبا، كيف الحال؟',
  `${'x'.repeat(200)} 😀 ok`,
];

describe('words', () => {
  it.each(samples)('are the same here and in the database: %s', async (sample) => {
    const { rows } = await place.database.pool.query<{ folded: string; words: string }>(
      'SELECT academy_fold($1) AS folded, academy_word_text($1) AS words',
      [sample],
    );
    expect(wordsOf(rows[0]?.folded ?? '').join(' ')).toBe(rows[0]?.words);
  });

  // Not all at once: busy cores would come to the time that a statement may take.
  const firstSigns = Array.from({ length: 16 }, (_, part) => part * 4096);

  it.each(firstSigns)('are the same whatever sign stands between them, 4,096 from %i on', async (first) => {
    const { rows } = await place.database.pool.query<{ sign: string; folded: string; words: string }>(
      `SELECT 'a' || chr(code) || 'b' AS sign, academy_fold('a' || chr(code) || 'b') AS folded,
         academy_word_text('a' || chr(code) || 'b') AS words
       FROM generate_series(greatest($1, 1), $1 + 4095) AS code WHERE code NOT BETWEEN 55296 AND 57343`,
      [first],
    );
    expect(rows.filter(({ folded, words }) => wordsOf(folded).join(' ') !== words)).toEqual([]);
  });

  it('and what is between them make the whole text', () => {
    for (const sample of samples) {
      expect(
        splitText(sample)
          .map(({ text }) => text)
          .join(''),
      ).toBe(sample);
    }
  });
});
