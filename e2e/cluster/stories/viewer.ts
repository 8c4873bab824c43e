import { expect, it } from 'vitest';
import { until } from '../../faults/until.ts';
import { openCinema } from '../classroom.ts';
import type { Cluster } from '../cluster.ts';
import { Viewer } from '../viewer.ts';
import type { Access } from '../web-servers.ts';

export function tellViewer(cluster: Cluster): void {
  it('shows a film to its end when the node that sent its beginning dies', async () => {
    const { student, lesson } = await openCinema(cluster, 'viewer', 24);
    const viewer = await Viewer.open(student, lesson.lessonId);
    expect(viewer.segments).toHaveLength(6);
    await viewer.watch(0);
    const { pathname } = new URL(viewer.segments[0] ?? '');
    const answers = () => cluster.web.answered('balancer');
    const senders: Access[] = [];
    const isWritten = () => senders.push(...answers().filter(({ path }) => path === pathname)) > 0;
    await until(isWritten, { withinMs: 5_000, what: 'the balancer to say who sent it' });
    const before = answers().length;
    const node = cluster.nodeAt(senders[0]?.upstream ?? '');
    await node.kill();

    for (let index = 1; index < viewer.segments.length; index += 1) await viewer.watch(index);
    // Who comes later meets the balancer as well, for the playlists and the key.
    expect(await (await Viewer.open(student, lesson.lessonId)).watchAll()).toBe(6);
    const passedOver = answers()
      .slice(before)
      .filter(({ upstream }) => upstream.includes(','));
    expect(passedOver).not.toEqual([]);
    await node.start();
    await cluster.untilReady();
  });
}
