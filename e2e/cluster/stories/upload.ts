import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { Caller } from '../../faults/caller.ts';
import { makeLargeFilm } from '../../faults/films.ts';
import { beginUpload, createLesson, sendBytes, untilVideo, uploadedBytes } from '../../faults/teaching.ts';
import { until } from '../../faults/until.ts';
import { partHeaders } from '../../lesson-calls.ts';
import type { Cluster } from '../cluster.ts';
import { Viewer } from '../viewer.ts';

const MEGABYTE = 1024 * 1024;

export function tellUpload(cluster: Cluster): void {
  it('takes an upload that begins at one node, is cut at another and ends at the third', async () => {
    const cookie = await cluster.session('author@upload.example');
    const author = new Caller(cluster.address, cookie);
    const [first, second, third] = ([0, 1, 2] as const).map((node) => cluster.callerAt(node, cookie)) as [
      Caller,
      Caller,
      Caller,
    ];
    const lesson = await createLesson(author);
    // More than the store takes as one part.
    const film = await makeLargeFilm(cluster.folder);
    expect(film.length).toBeGreaterThan(12 * MEGABYTE);
    const upload = new URL(await beginUpload(first, lesson, film.length), cluster.address).pathname;

    const acknowledged = 3 * MEGABYTE;
    expect(await sendBytes(first, upload, 0, film.subarray(0, acknowledged))).toBe(204);
    await second.sendAndBreak(upload, partHeaders(acknowledged), {
      bytes: film.subarray(acknowledged, 10 * MEGABYTE),
      length: film.length - acknowledged,
    });
    let offset = 0;
    const isLetGo = async () => {
      offset = await uploadedBytes(third, upload);
      return offset > acknowledged;
    };
    await until(isLetGo, { withinMs: 20_000, what: 'what came before the cut' });
    expect(await sendBytes(third, upload, offset, film.subarray(offset))).toBe(204);

    expect(await cluster.ground.sources()).toContain(createHash('sha256').update(film).digest('hex'));
    await untilVideo(author, lesson, { state: 'ready', withinMs: 150_000 });
    expect(await (await Viewer.open(author, lesson.lessonId)).watchAll()).toBeGreaterThan(0);
  });
}
