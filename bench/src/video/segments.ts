import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { segmentPath } from '@academy/contract/videos/stream-paths.ts';
import { type BenchRow, printLine } from '../bench-row.ts';
import { findDemoVideo } from '../demo-videos.ts';
import { forkServer } from '../forked-server.ts';
import { startAcademy } from '../running-academy.ts';
import { download } from './download.ts';
import { best, type Measurement, measureDownload } from './measure-download.ts';
import { type FileServer, startNginx } from './nginx.ts';

/** Segments of four seconds. The last row is larger than the cache of the academy, so each segment is read from disk. */
const rows = [
  { name: '360p, 300 kB', height: 360, bytes: 300_000, count: 32, target: { atLeast: 0.6 } },
  { name: '1080p, 2.5 MB', height: 1080, bytes: 2_500_000, count: 16, target: { atLeast: 0.6 } },
  { name: '720p, 1.4 MB, from disk', height: 720, bytes: 1_400_000, count: 220, target: { atLeast: 0.5 } },
];
type Row = (typeof rows)[number];

interface Contender {
  readonly name: string;
  readonly port: number;
  pathOf(row: Row, fileName: string): string;
}

const rounds = 5;
const connections = 10;
/** Until Node has compiled what it runs most. */
const warmUpSeconds = 3;

/** Sending segments, beside nginx and beside bare Node sending the same bytes. */
export async function benchSegments({ seconds }: { seconds: number }): Promise<BenchRow[]> {
  const academy = await startAcademy();
  const blobs = path.join(academy.dataDir, 'blobs');
  const started: FileServer[] = [];
  try {
    const version = await findDemoVideo(academy);
    for (const row of rows) await writeSegments(path.join(blobs, 'videos', version), row);
    const fileOf = ({ height }: Row, fileName: string) => `videos/${version}/${height}p/${fileName}`;
    const bare = await forkServer(path.join(import.meta.dirname, 'bare-sender.ts'), [
      blobs,
      ...rows.flatMap((row) => namesOf(row).map((name) => fileOf(row, name))),
    ]);
    started.push(bare);
    const nginx = await startNginx(blobs);
    if (nginx !== null) started.push(nginx);

    const plainly = (row: Row, fileName: string) => `/${fileOf(row, fileName)}`;
    const contenders: Contender[] = [
      {
        name: 'academy',
        port: Number(new URL(academy.origin).port),
        pathOf: ({ height }, fileName) => segmentPath(version, height, fileName),
      },
      ...(nginx === null ? [] : [{ name: 'nginx', port: nginx.port, pathOf: plainly }]),
      { name: 'bare Node', port: bare.port, pathOf: plainly },
    ];
    if (nginx === null) console.log('\nnginx is not installed and is left out.');
    console.log(`\nSegments, ${connections} connections`);
    print('', '', 'MB/s', 'CPU s/GB', 'throughput', 'CPU');
    const measured: BenchRow[] = [];
    for (const row of rows) measured.push(...(await measure(row, contenders, { seconds, blobs, fileOf })));
    return measured;
  } finally {
    for (const server of started) await server.stop();
    await academy.stop();
  }
}

async function measure(
  row: Row,
  contenders: readonly Contender[],
  { seconds, blobs, fileOf }: { seconds: number; blobs: string; fileOf: (row: Row, name: string) => string },
): Promise<BenchRow[]> {
  const names = namesOf(row);
  const sizes = { bytes: row.bytes, connections };
  const pathsOf = (pathOf: Contender['pathOf']) => names.map((fileName) => pathOf(row, fileName));
  for (const { port, pathOf, name } of contenders) {
    for (const fileName of names) {
      const answer = await fetch(`http://127.0.0.1:${port}${pathOf(row, fileName)}`);
      const right = await readFile(path.join(blobs, fileOf(row, fileName)));
      if (!right.equals(Buffer.from(await answer.arrayBuffer())))
        throw new Error(`Wrong bytes from ${name}.`);
    }
  }
  for (const { port, pathOf } of contenders) {
    await download({ ...sizes, port, paths: pathsOf(pathOf), seconds: warmUpSeconds });
  }
  const runs = new Map<string, Measurement[]>(contenders.map(({ name }) => [name, []]));
  // In turns, so that other work of the machine affects all of them.
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, port, pathOf } of contenders) {
      runs.get(name)?.push(await measureDownload({ ...sizes, port, paths: pathsOf(pathOf), seconds }));
    }
  }
  const measured = contenders.map(({ name }) => ({ name, ...best(runs.get(name) ?? []) }));
  const [ours] = measured;
  for (const { name, megabytesPerSecond, cpuSecondsPerGigabyte } of measured) {
    const isOurs = name === ours?.name;
    print(
      isOurs ? row.name : '',
      name,
      megabytesPerSecond.toFixed(0),
      cpuSecondsPerGigabyte?.toFixed(3) ?? '-',
      isOurs ? '' : ratio(ours?.megabytesPerSecond, megabytesPerSecond),
      isOurs ? '' : ratio(ours?.cpuSecondsPerGigabyte, cpuSecondsPerGigabyte),
    );
  }
  return benchRows(row, new Map(measured.map(({ name, ...measurement }) => [name, measurement])));
}

/** Throughput beside nginx, which is made for this; processor time beside Node that does nothing else. */
function benchRows(row: Row, byName: ReadonlyMap<string, Measurement>): BenchRow[] {
  const [ours, nginx, bare] = ['academy', 'nginx', 'bare Node'].map((name) => byName.get(name));
  if (ours === undefined) return [];
  const name = `segments, ${row.name}`;
  const throughput: BenchRow = {
    name,
    unit: 'MB/s',
    ours: ours.megabytesPerSecond,
    control: nginx?.megabytesPerSecond ?? null,
    controlName: nginx === undefined ? 'nginx, which is not installed' : 'nginx, same files',
    target: row.target,
  };
  if (ours.cpuSecondsPerGigabyte === null) return [throughput];
  const processor: BenchRow = {
    name,
    unit: 'CPU s/GB',
    ours: ours.cpuSecondsPerGigabyte,
    control: bare?.cpuSecondsPerGigabyte ?? null,
    controlName: 'bare Node, same bytes from memory',
    target: null,
  };
  return [throughput, processor];
}

function ratio(ours: number | null | undefined, theirs: number | null): string {
  return ours == null || theirs === null ? '-' : `${(ours / theirs).toFixed(2)} x`;
}

function print(row: string, name: string, ...cells: string[]): void {
  printLine(row.padEnd(24) + name.padEnd(11), cells, 12);
}

function namesOf({ count }: Row): string[] {
  return Array.from({ length: count }, (_, index) => `${String(index).padStart(5, '0')}.ts`);
}

async function writeSegments(folder: string, row: Row): Promise<void> {
  await mkdir(path.join(folder, `${row.height}p`), { recursive: true });
  for (const name of namesOf(row)) {
    await writeFile(path.join(folder, `${row.height}p`, name), randomBytes(row.bytes));
  }
}
