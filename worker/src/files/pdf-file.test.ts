import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bombPdf, makePdf, makeScan, pdfOfDrawing } from '../testing/make-pdf.ts';
import { type FileBounds, usualBounds } from './file-bounds.ts';
import type { FileText } from './file-text.ts';
import { runFileReader } from './run-file-reader.ts';

const MEGABYTE = 1024 * 1024;
const drawing = (text: string) => Buffer.from(`BT /F 12 Tf 72 700 Td ${text} ET`);
const words = drawing('(These are the words of a page that is there.) Tj');

describe('a PDF', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'academy-pdf-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const read = (pdf: Buffer, bounds: Partial<FileBounds> = {}, signal = new AbortController().signal) =>
    runFileReader({
      ...{ kind: 'pdf', extension: '.pdf', folder, signal },
      content: Readable.from([pdf]),
      bounds: { ...usualBounds, ...bounds },
    });
  const textOf = (read: FileText) => (read.state === 'done' ? read.parts : read);

  it('is read page by page, with whole sentences', async () => {
    const sentence =
      'A price for complexity keeps a model from learning the noise of its data by heart, and so it does better on what it has not seen.';
    expect(textOf(await read(await makePdf(['The first page of all', sentence])))).toEqual([
      { page: 1, text: 'The first page of all' },
      { page: 2, text: sentence },
    ]);
  });

  it('in Bengali is read in the order of writing', async () => {
    const text = 'যন্ত্রকে শেখানোর কৌশল শিখবে। কর্ম প্রথম জ্ঞান বৈঠক অর্থনীতি';
    expect(textOf(await read(await makePdf([text], { bengali: true })))).toEqual([
      { page: 1, text: text.normalize('NFC') },
    ]);
  });

  it('that tells its letters beside their pictures, as browsers write Bengali, is read by these', async () => {
    const told = [...'শিক্ষার্থী যন্ত্রকে শেখাবে'].map((letter) =>
      letter.charCodeAt(0).toString(16).padStart(4, '0'),
    );
    const pdf = pdfOfDrawing(drawing(`/Span<</ActualText<FEFF${told.join('')}>>>BDC (xxxx) Tj EMC`));
    expect(textOf(await read(pdf))).toEqual([{ page: 1, text: 'শিক্ষার্থী যন্ত্রকে শেখাবে' }]);
  });

  it('of pictures has no text, and says so', async () => {
    expect(await read(await makeScan())).toEqual({ state: 'skipped', reason: 'no_text' });
  });

  it('that asks for a password is left alone; one that only forbids changes is read', async () => {
    const text = 'Words behind a password';
    expect(await read(await makePdf([text], { userPassword: 'secret' }))).toEqual({
      ...{ state: 'skipped', reason: 'encrypted' },
    });
    expect(textOf(await read(await makePdf([text], { ownerPassword: 'secret' })))).toEqual([
      { page: 1, text },
    ]);
  });

  it('that is broken or cut fails', async () => {
    const whole = await makePdf(['A page that is cut']);
    for (const pdf of [Buffer.from('%PDF-1.7\nnonsense'), whole.subarray(0, 700)]) {
      expect(await read(pdf)).toEqual({ state: 'failed', reason: 'broken' });
    }
  });

  it('with scripts and things to start is read, and nothing is started', async () => {
    const catalogue = '/OpenAction<</S/JavaScript/JS(for\\(;;\\);)>>/AA<</WC<</S/Launch/F(/bin/sh)>>>>';
    expect(textOf(await read(pdfOfDrawing(words, { catalogue })))).toMatchObject([{ page: 1 }]);
  });

  it('that leads in circles, or claims a thousand million pages, is read as far as it is there', async () => {
    const found = [{ page: 1, text: 'These are the words of a page that is there.' }];
    expect(textOf(await read(pdfOfDrawing(words, { kids: '2 0 R 3 0 R', count: 2 })))).toEqual(found);
    expect(textOf(await read(pdfOfDrawing(words, { count: 1_000_000_000 })))).toEqual(found);
  });

  it('is cut after the last page and the last letter that are kept', async () => {
    const pdf = pdfOfDrawing(words, { kids: '3 0 R '.repeat(40), count: 40 });
    expect(textOf(await read(pdf, { pages: 12 }))).toHaveLength(12);
    const parts = textOf(await read(pdf, { letters: 100 }));
    expect(parts).toMatchObject([{ page: 1 }, { page: 2 }, { page: 3, text: 'These are th' }]);
  });

  it('that takes too much memory or time is ended, and the next one is read', async () => {
    const bomb = bombPdf(200 * MEGABYTE);
    expect(bomb.length).toBeLessThan(10_000);
    const tooMuch = { state: 'failed', reason: 'too_slow' };
    if (process.platform === 'linux')
      expect(await read(bomb, { memoryBytes: 768 * MEGABYTE })).toEqual(tooMuch);
    expect(await read(bomb, { timeMs: 500 })).toEqual(tooMuch);
    expect(textOf(await read(pdfOfDrawing(words)))).toHaveLength(1);
  });

  it('is left at once when the worker stops', async () => {
    const stop = new AbortController();
    const reading = read(bombPdf(200 * MEGABYTE), {}, stop.signal);
    stop.abort(new Error('the worker stops'));
    await expect(reading).rejects.toThrow('the worker stops');
  });
});
