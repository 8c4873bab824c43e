import { rmSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { makeFilm } from '../../faults/films.ts';
import { untilPercent, untilVideo, uploadFilm } from '../../faults/teaching.ts';
import { note, until } from '../../faults/until.ts';
import { openClassroom } from '../classroom.ts';
import type { Cluster } from '../cluster.ts';
import { Viewer } from '../viewer.ts';
import { Writer } from '../writers.ts';

export function tellFailover(cluster: Cluster): void {
  it('goes on with the standby of a database that dies, and has everything that it acknowledged', async () => {
    const { author, student, lesson } = await openClassroom(cluster, 'failover');
    const emails = ['first', 'second', 'third'].map((name) => `${name}@failover.example`);
    const writers = await Promise.all(emails.map((email) => Writer.hire(cluster, email)));
    writeFileSync(cluster.slowly, '');
    await uploadFilm(author, lesson, await makeFilm(cluster.folder, 8));
    await untilPercent(author, lesson, { percent: 5, withinMs: 60_000 });
    const over = new AbortController();
    const writing = Promise.all(writers.map((writer) => writer.writeUntil(over.signal)));
    await Promise.all(writers.map((writer) => writer.untilMore(5, 30_000)));

    const from = performance.now();
    await cluster.ground.primaryDown();
    const isTold = () => writers.every(({ refusals }) => refusals.length >= 2);
    await until(isTold, { withinMs: 60_000, what: 'everybody to be told' });
    await cluster.ground.standbyUp();
    const promoted = performance.now();
    note('everybody was told, and the standby had taken over, after', promoted - from);
    await Promise.all(writers.map((writer) => writer.untilMore(1, 60_000)));
    note('everybody could write again after', performance.now() - promoted);
    rmSync(cluster.slowly);
    await Promise.all(writers.map((writer) => writer.untilMore(10, 60_000)));
    over.abort();
    await writing;

    for (const writer of writers) {
      expect(await writer.wrongs()).toEqual([]);
      expect(writer.refusals.filter((refusal) => refusal !== '503 database_away')).toEqual([]);
    }
    await untilVideo(author, lesson, { state: 'ready', withinMs: 150_000 });
    expect(await (await Viewer.open(student, lesson.lessonId)).watchAll()).toBe(2);
  });
}
