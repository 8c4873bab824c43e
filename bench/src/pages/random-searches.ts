/** Searches that nobody made before, each a page of its own: whatever is kept of them has to have a bound. */
import { webRoutes } from '@academy/contract/interface/web-routes.ts';
import { createHttpClient, type HttpClient } from '../http-client.ts';
import { processesOn } from '../linux-processes.ts';
import { fromRandomAddress } from '../load.ts';
import type { RunningAcademy } from '../running-academy.ts';
import { holdings, watchProcess } from '../watch-process.ts';

export interface SearchCounts {
  /** Until everything that may be kept is, and Node has compiled what it runs most. */
  readonly warmUp: number;
  readonly counted: number;
}

const atATime = 10;
const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Prints what the API process holds in the first and in the last third of the searches. */
export async function searchAtRandom(academy: RunningAcademy, counts: SearchCounts): Promise<void> {
  const counted = counts.counted.toLocaleString('en');
  console.log(`\n${counted} random searches of the catalogue's page, after ${counts.warmUp} to warm up`);
  if (process.platform !== 'linux') {
    console.log('Not here: only Linux tells what a process holds.');
    return;
  }
  const [pid] = await processesOn(Number(new URL(academy.origin).port));
  if (pid === undefined) throw new Error('No process listens at the address of the academy.');
  const client = createHttpClient({ connections: atATime });
  try {
    await search(academy, client, counts.warmUp);
    const watch = watchProcess(pid);
    const started = performance.now();
    const drawn = await search(academy, client, counts.counted);
    const seconds = (performance.now() - started) / 1000;
    const samples = await watch.stop();
    const rate = (counts.counted / seconds).toFixed(0);
    console.log(`${rate} a second, drawn by the server: ${drawn.toLocaleString('en')}`);
    console.log(holdings(samples).words);
  } finally {
    client.close();
  }
}

/** Resolves to how many of the pages name what was searched for, so were drawn by the server. */
async function search({ origin }: RunningAcademy, client: HttpClient, count: number): Promise<number> {
  let drawn = 0;
  let asked = 0;
  const searchOn = async () => {
    while (asked < count) {
      asked += 1;
      const words = randomWord();
      const { status, body } = await client.send(new URL(`${webRoutes.courses}?search=${words}`, origin), {
        // Each from an address of its own: one address may not search so fast.
        headers: fromRandomAddress(),
      });
      if (status !== 200) throw new Error(`A search for ${words} was answered with ${status}.`);
      if (body.includes(words)) drawn += 1;
    }
  };
  await Promise.all(Array.from({ length: atATime }, searchOn));
  return drawn;
}

/** Long enough not to stand in a page by chance. */
function randomWord(): string {
  const letter = () => letters[Math.floor(Math.random() * letters.length)] ?? '';
  return Array.from({ length: 8 }, letter).join('');
}
