import { expect, it } from 'vitest';
import { localDrafts } from './local-drafts.ts';
import { memoryStorage } from './testing/memory-storage.ts';

const parse = (stored: unknown) => (typeof stored === 'string' ? stored : undefined);

it('keeps drafts by name, apart from those of another prefix', () => {
  const kept = memoryStorage();
  const [mine, others] = ['mine.', 'others.'].map((prefix) =>
    localDrafts({ prefix, parse, storage: () => kept }),
  );
  mine?.keep('a', 'one');
  others?.keep('b', 'two');
  expect(kept.getItem('mine.a')).toBe('"one"');
  expect(mine?.names()).toEqual(['a']);
  expect([mine?.read('a'), mine?.read('b')]).toEqual(['one', undefined]);
  mine?.drop('a');
  expect(mine?.names()).toEqual([]);
});

it('reads what does not parse as nothing, and goes on where storage is forbidden', () => {
  const kept = memoryStorage();
  kept.setItem('mine.broken', '{');
  kept.setItem('mine.other', '7');
  const drafts = localDrafts({ prefix: 'mine.', parse, storage: () => kept });
  expect([drafts.read('broken'), drafts.read('other')]).toEqual([undefined, undefined]);
  const forbidden = () => {
    throw new Error('The operation is insecure.');
  };
  const none = localDrafts({ prefix: 'mine.', parse, storage: forbidden });
  none.keep('a', 'one');
  none.drop('a');
  expect([none.read('a'), none.names()]).toEqual([undefined, []]);
});
