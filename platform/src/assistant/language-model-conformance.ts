import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LanguageModel, LanguageModelError, type ModelQuestion } from './language-model.ts';

export interface OpenedLanguageModel {
  readonly languageModel: LanguageModel;
  /** Names of models that behave as their keys say. `endless` writes until it is told to stop. */
  readonly named: Readonly<Record<'good' | 'endless' | 'refusing' | 'nonsense' | 'cutOff', string>>;
  /** How many answers nobody waited for to their end. */
  givenUp(): Promise<number>;
  close(): Promise<void>;
}

const passages = [
  { where: 'Trees, 0:12', text: 'A tree has a root. It has leaves, too.' },
  { where: 'Trees, paragraph 3', text: 'পাতার রং সবুজ। শীতে তা ঝরে যায়।' },
];

/** What every driver has to do; run by the test of each of them. */
export function describeLanguageModel(driver: string, open: () => Promise<OpenedLanguageModel>): void {
  describe(`answers by ${driver}`, () => {
    let opened: OpenedLanguageModel;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(async () => {
      await opened.close();
    });

    const write = (model: string, signal = new AbortController().signal) =>
      opened.languageModel.write(anyQuestion({ model, signal }));

    async function read(writing: ReturnType<LanguageModel['write']>) {
      const pieces: string[] = [];
      for (;;) {
        const { done, value } = await writing.next();
        if (done) return { pieces, use: value };
        pieces.push(value);
      }
    }

    /** What was written before it failed, and how. */
    async function fail(model: string) {
      const pieces: string[] = [];
      try {
        for await (const piece of write(model)) pieces.push(piece);
      } catch (error) {
        if (error instanceof LanguageModelError) return { fault: error.fault, written: pieces.join('') };
        throw error;
      }
      throw new Error('It did not fail.');
    }

    it('has at least one model to ask', () => {
      expect(opened.languageModel.models).toContain(opened.named.good);
    });

    it('come in pieces, from the passages, and then what they cost', async () => {
      const { pieces, use } = await read(write(opened.named.good));
      expect(pieces.length).toBeGreaterThan(3);
      expect(pieces.every((piece) => piece !== '')).toBe(true);
      expect(pieces.join('')).toBe('A tree has a root. [1]\nপাতার রং সবুজ। [2]');
      expect(Number.isInteger(use.tokens)).toBe(true);
      expect(use.tokens).toBeGreaterThan(pieces.join('').length / 10);
    });

    it('can be asked for at once', async () => {
      const all = await Promise.all([1, 2, 3].map(() => read(write(opened.named.good))));
      expect(new Set(all.map(({ pieces }) => pieces.join(''))).size).toBe(1);
    });

    it('are not even begun when nobody wants them any more', async () => {
      const reason = new Error('gone');
      await expect(write(opened.named.good, AbortSignal.abort(reason)).next()).rejects.toBe(reason);
    });

    it('stop in the middle, and whoever writes them is told', async () => {
      const [reason, stop] = [new Error('enough'), new AbortController()];
      const before = await opened.givenUp();
      const writing = write(opened.named.endless, stop.signal);
      expect((await writing.next()).done).toBe(false);
      stop.abort(reason);
      await expect(read(writing)).rejects.toBe(reason);
      await expect.poll(opened.givenUp, { timeout: 10_000 }).toBe(before + 1);
      const left = write(opened.named.endless);
      await left.next();
      await left.return({ tokens: 0 });
      await expect.poll(opened.givenUp, { timeout: 10_000 }).toBe(before + 2);
    });

    it('tell what went wrong, and the next one is not concerned', async () => {
      expect(await fail(opened.named.refusing)).toEqual({ fault: 'service_refused', written: '' });
      expect(await fail(opened.named.nonsense)).toEqual({ fault: 'service_nonsense', written: '' });
      const cut = await fail(opened.named.cutOff);
      expect(cut.fault).toBe('service_cut_off');
      expect(cut.written).toContain('A tree has a root. [1]');
      expect((await read(write(opened.named.good))).pieces.length).toBeGreaterThan(3);
    });
  });
}

/** A question that any driver can be asked. */
export function anyQuestion(given: Partial<ModelQuestion> = {}): ModelQuestion {
  const signal = new AbortController().signal;
  return { model: 'good', question: 'What has a tree?', passages, earlier: [], signal, ...given };
}
