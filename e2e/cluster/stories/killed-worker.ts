import { rmSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { makeFilm } from '../../faults/films.ts';
import { familyOf } from '../../faults/processes.ts';
import { untilPercent, untilVideo, uploadFilm, videoOf } from '../../faults/teaching.ts';
import { note, until } from '../../faults/until.ts';
import { openClassroom } from '../classroom.ts';
import type { Cluster } from '../cluster.ts';
import type { Member } from '../member.ts';
import { Viewer } from '../viewer.ts';

export function tellKilledWorker(cluster: Cluster): void {
  /** Below it runs an ffmpeg that makes renditions, of the only film that there is to prepare. */
  const isAtWork = (worker: Member) =>
    familyOf(worker.pid).some(({ command }) => /ffmpeg.*-hls_segment_filename/.test(command));

  async function workerAtWork(withinMs: number): Promise<Member> {
    await until(() => cluster.workers.some(isAtWork), { withinMs, what: 'a worker on the film' });
    return cluster.workers.find(isAtWork) ?? expect.fail('It is at work no more.');
  }

  it('lets another worker finish the film of one that is killed', async () => {
    writeFileSync(cluster.slowly, '');
    const { author, student, lesson } = await openClassroom(cluster, 'killed-worker');
    await uploadFilm(author, lesson, await makeFilm(cluster.folder, 12));
    await untilPercent(author, lesson, { percent: 5, withinMs: 60_000 });
    const killed = await workerAtWork(60_000);
    await killed.kill();
    expect((await videoOf(author, lesson)).state).not.toBe('ready');
    rmSync(cluster.slowly);

    const from = performance.now();
    expect(await workerAtWork(150_000)).not.toBe(killed);
    note('another worker began after', performance.now() - from);
    await untilVideo(author, lesson, { state: 'ready', withinMs: 120_000 });
    expect(await (await Viewer.open(student, lesson.lessonId)).watchAll()).toBe(3);
    await killed.start();
  });
}
