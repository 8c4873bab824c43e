import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { note } from '../../faults/until.ts';
import { lessonCall } from '../../lesson-calls.ts';
import { openCinema } from '../classroom.ts';
import type { Cluster } from '../cluster.ts';
import { followReadiness } from '../follow-readiness.ts';
import { Viewer } from '../viewer.ts';
import { Writer } from '../writers.ts';

const PAUSE_MS = 100;

export function tellRollingRestart(cluster: Cluster): void {
  it('is restarted node by node under load, and no request fails', async () => {
    const { student, lesson } = await openCinema(cluster, 'restart', 8);
    const emails = ['first', 'second', 'third'].map((name) => `${name}@restart.example`);
    const writers = await Promise.all(emails.map((email) => Writer.hire(cluster, email)));
    const { segments } = await Viewer.open(student, lesson.lessonId);
    const asked = [
      '/',
      `/course/${lesson.courseId}`,
      '/api/courses?limit=8',
      '/api/auth/me',
      `${lessonCall(lesson)}/note`,
      `/api/hls/stream/${lesson.lessonId}`,
      // At the balancer itself: the CDN would have them.
      ...segments.map((address) => new URL(address).pathname),
    ];
    const over = new AbortController();
    const failures: string[] = [];
    let reads = 0;
    const readUntilOver = async (): Promise<void> => {
      while (!over.signal.aborted) {
        const path = asked[reads % asked.length] ?? '';
        reads += 1;
        await student.call('GET', path).then(
          ({ status }) => status === 200 || failures.push(`${path}: ${status}`),
          (error: Error) => failures.push(`${path}: ${error.cause ?? error}`),
        );
        await delay(PAUSE_MS);
      }
    };
    const load = Promise.all([
      ...writers.map((writer) => writer.writeUntil(over.signal)),
      ...[1, 2, 3].map(readUntilOver),
    ]);
    await Promise.all(writers.map((writer) => writer.untilMore(3, 30_000)));

    const balancing = followReadiness(cluster.web);
    const from = performance.now();
    for (const node of cluster.nodes) {
      const before = node.pid;
      await node.stop();
      await node.start();
      expect(node.pid).not.toBe(before);
      await Promise.all(writers.map((writer) => writer.untilMore(3, 30_000)));
    }
    note('three nodes were restarted in', performance.now() - from);
    over.abort();
    await load;
    await balancing.stop();
    expect(failures).toEqual([]);
    expect(writers.flatMap(({ refusals }) => refusals)).toEqual([]);
    for (const writer of writers) expect(await writer.wrongs()).toEqual([]);
    expect(reads).toBeGreaterThan(50);
  });
}
