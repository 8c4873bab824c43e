import type { CourseQuestion } from '@academy/platform/passages/found-passages.ts';
import { describe, expect, it } from 'vitest';
import type { AskedCourse } from './asked-courses.ts';
import { CourseIndexes } from './course-indexes.ts';

const question: CourseQuestion = { text: 'Why?', lessonId: null, earlier: [] };
const [a, b] = ['0190a5c2-0000-7000-8000-00000000000a', '0190a5c2-0000-7000-8000-00000000000b'];

/** Courses that are opened when the test says so. */
function shelf({ bytes = 10, maxBytes = 25 } = {}) {
  const opened: string[] = [];
  const closed: string[] = [];
  const waiting: (() => void)[] = [];
  const open = async (courseId: string): Promise<AskedCourse> => {
    const name = `${courseId.at(-1)}${opened.push(courseId)}`;
    await new Promise<void>((resolve) => waiting.push(resolve));
    let isOpen = true;
    return {
      bytes,
      find: async () => {
        if (!isOpen) throw new Error(`${name} is closed`);
        return { fit: true, sources: [], isForeign: false };
      },
      close: () => {
        isOpen = false;
        closed.push(name);
      },
    };
  };
  const indexes = new CourseIndexes(open, maxBytes);
  indexes.setListening(true);
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    ...{ indexes, opened, closed, settle },
    /** Lets the one that is being opened be there. */
    async finish() {
      await settle();
      waiting.shift()?.();
      await settle();
    },
  };
}

describe('a course that is asked', () => {
  it('is read once by questions that come at once, and kept for those that come later', async () => {
    const { indexes, opened, closed, finish } = shelf();
    const asked = [1, 2, 3].map(() => indexes.find(a, question));
    await finish();
    await Promise.all(asked);
    await indexes.find(a.toUpperCase(), question);
    expect(opened).toEqual([a]);
    expect(closed).toEqual([]);
    expect(indexes.bytes).toBe(10);
  });

  it.each(['captions_changed', 'files_changed'] as const)('is read anew after %s', async (name) => {
    const { indexes, opened, closed, finish } = shelf();
    const first = indexes.find(a, question);
    await finish();
    await first;
    indexes.heard({ name: 'review_hidden', courseId: a, reviewId: b });
    indexes.heard({ name, courseId: b, lessonId: b });
    await indexes.find(a, question);
    expect(opened).toHaveLength(1);
    indexes.heard({ name, courseId: a, lessonId: b });
    expect(closed).toEqual(['a1']);
    const second = indexes.find(a, question);
    await finish();
    await second;
    expect(opened).toHaveLength(2);
  });

  it('is not kept where it changed while it was read, and who asks then waits for the new one', async () => {
    const { indexes, opened, closed, finish } = shelf();
    const before = indexes.find(a, question);
    await finish();
    await before;
    indexes.forget(a);
    const during = indexes.find(a, question);
    indexes.heard({ name: 'curriculum_edited', courseId: a });
    const after = indexes.find(a, question);
    await finish();
    await during;
    expect(closed).toEqual(['a1', 'a2']);
    await finish();
    await after;
    await indexes.find(a, question);
    expect(opened).toHaveLength(3);
    expect(closed).toEqual(['a1', 'a2']);
  });

  it('is closed while it is asked only when its last question is answered', async () => {
    const { indexes, closed, finish } = shelf();
    const first = indexes.find(a, question);
    await finish();
    await first;
    const late = indexes.find(a, question);
    await Promise.resolve();
    indexes.forget(a);
    await late;
    expect(closed).toEqual(['a1']);
  });

  it('goes first where it was not asked for longest, and is used once where it is too large for all', async () => {
    const { indexes, opened, closed, finish } = shelf({ bytes: 15 });
    for (const courseId of [a, b, a]) {
      const asked = indexes.find(courseId, question);
      await finish();
      await asked;
    }
    expect(opened).toEqual([a, b, a]);
    expect(closed).toEqual(['a1', 'b2']);
    const large = shelf({ bytes: 99 });
    const asked = large.indexes.find(a, question);
    await large.finish();
    await asked;
    expect(large.closed).toEqual(['a1']);
    expect(large.indexes.bytes).toBe(0);
  });

  it('is read for every question while changes cannot be heard of, or after an unknown one', async () => {
    const { indexes, opened, finish } = shelf();
    const ask = async () => {
      const asked = indexes.find(a, question);
      await finish();
      await asked;
    };
    await ask();
    indexes.heard(null);
    await ask();
    expect(opened).toHaveLength(2);
    indexes.setListening(false);
    await ask();
    await ask();
    expect(opened).toHaveLength(4);
    expect(indexes.bytes).toBe(0);
  });

  it('that cannot be read fails its questions alone', async () => {
    let isBroken = true;
    const good: AskedCourse = {
      bytes: 1,
      find: async () => ({ fit: false, sources: [], isForeign: false }),
      close: () => undefined,
    };
    const indexes = new CourseIndexes(async () => {
      if (isBroken) throw new Error('the database is away');
      return good;
    }, 10);
    indexes.setListening(true);
    await expect(indexes.find(a, question)).rejects.toThrow('away');
    isBroken = false;
    expect(await indexes.find(a, question)).toEqual({ fit: false, sources: [], isForeign: false });
  });
});
