import { expect, it } from 'vitest';
import { makeFilm } from '../../faults/films.ts';
import { addLesson, beginUpload, sendBytes, untilVideo, uploadedBytes } from '../../faults/teaching.ts';
import { note, until } from '../../faults/until.ts';
import { lessonCall, partHeaders } from '../../lesson-calls.ts';
import { openCinema } from '../classroom.ts';
import type { Cluster } from '../cluster.ts';
import { Viewer } from '../viewer.ts';

const filesAway = { status: 503, body: { code: 'files_away' } };

export function tellStore(cluster: Cluster): void {
  it('says what it cannot do while its store is away, does all else, and uses it again when it is back', async () => {
    const { author, student, lesson } = await openCinema(cluster, 'store', 8);
    const film = await makeFilm(cluster.folder, 8);
    const next = { ...lesson, lessonId: await addLesson(author, lesson, { title: 'Next' }) };
    const upload = await beginUpload(author, next, film.length);
    const half = Math.floor(film.length / 2);
    expect(await sendBytes(author, upload, 0, film.subarray(0, half))).toBe(204);
    const viewer = await Viewer.open(student, lesson.lessonId);
    await viewer.watch(0);
    const unseen = new URL(viewer.segments[1] ?? '').pathname;

    await cluster.ground.storeDown();
    for (const node of [0, 1, 2] as const) {
      expect(await cluster.callerAt(node).call('GET', unseen)).toMatchObject(filesAway);
    }
    expect(await student.call('GET', unseen)).toMatchObject(filesAway);
    const rest = new Uint8Array(film.subarray(half));
    expect(await author.send('PATCH', upload, partHeaders(half), rest)).toMatchObject(filesAway);
    // What needs no file is answered all the while, and what a cache has is shown.
    for (let round = 1; round <= 10; round += 1) {
      await student.ask('POST', `${lessonCall(lesson)}/note`, { content: `Round ${round}` });
      await author.ask('GET', '/api/creator/courses');
      await student.call('GET', unseen);
    }
    await viewer.watch(0);

    await cluster.ground.storeUp();
    const plays = async () => (await viewer.watchAll()) === 2;
    note('the film played again after', await until(plays, { withinMs: 30_000, what: 'the film to play' }));
    const offset = await uploadedBytes(author, upload);
    expect(offset).toBeGreaterThanOrEqual(half);
    expect(await sendBytes(author, upload, offset, film.subarray(offset))).toBe(204);
    await untilVideo(author, next, { state: 'ready', withinMs: 150_000 });
    await (await Viewer.open(student, next.lessonId)).watchAll();
    expect((await student.ask('GET', `${lessonCall(lesson)}/note`)).content).toBe('Round 10');
  });
}
