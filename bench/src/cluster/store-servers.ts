/** Who sends segments: a node with a disk, one with a bucket, and nginx over each of the two. */
import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { segmentPath } from '@academy/contract/videos/stream-paths.ts';
import { findDemoVideo } from '../demo-videos.ts';
import { type RunningAcademy, startAcademy } from '../running-academy.ts';
import { type FileServer, startNginx, startNginxBefore } from '../video/nginx.ts';
import { hasCeph, startCephBucket } from './ceph.ts';

export interface SegmentSender {
  readonly name: 'disk' | 'S3' | 'nginx over the disk' | 'nginx before the bucket';
  readonly port: number;
  pathOf(file: string): string;
}

export interface SegmentSenders {
  readonly senders: readonly SegmentSender[];
  stop(): Promise<void>;
}

/** Of four seconds. */
interface SegmentsToSend {
  readonly height: number;
  readonly bytes: number;
  readonly files: readonly string[];
}

interface Stoppable {
  stop(): Promise<void>;
}

const putAtOnce = 4;

/** The academy is the one with a disk. What the machine does not have is left out, and said. */
export async function startSegmentSenders(
  academy: RunningAcademy,
  segments: SegmentsToSend,
): Promise<SegmentSenders> {
  const started: Stoppable[] = [];
  const stop = async () => {
    for (const server of started.toReversed()) await server.stop();
  };
  try {
    return { senders: await startAll(academy, segments, started), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startAll(
  academy: RunningAcademy,
  segments: SegmentsToSend,
  started: Stoppable[],
): Promise<SegmentSender[]> {
  const { height, bytes, files } = segments;
  const nodeOf = (name: SegmentSender['name'], node: RunningAcademy, version: string): SegmentSender => ({
    name,
    port: Number(new URL(node.origin).port),
    pathOf: (file) => segmentPath(version, height, file),
  });
  const keyOf = (version: string, file: string) => `videos/${version}/${height}p/${file}`;
  const nginxOf = (name: SegmentSender['name'], nginx: FileServer | null, version: string) => {
    if (nginx === null) {
      console.log(`Without ${name}: it is not installed.`);
      return [];
    }
    started.push(nginx);
    return [{ name, port: nginx.port, pathOf: (file: string) => `/${keyOf(version, file)}` }];
  };

  const version = await findDemoVideo(academy);
  const blobs = path.join(academy.dataDir, 'blobs');
  await mkdir(path.dirname(path.join(blobs, keyOf(version, 'any'))), { recursive: true });
  for (const file of files) await writeFile(path.join(blobs, keyOf(version, file)), randomBytes(bytes));
  const onDisk = [
    nodeOf('disk', academy, version),
    ...nginxOf('nginx over the disk', await startNginx(blobs), version),
  ];

  if (!hasCeph()) {
    console.log('Without S3: Ceph is not installed (scripts/ceph/install.sh installs it on Debian).');
    return onDisk;
  }
  const bucket = await startCephBucket();
  started.push(bucket);
  const node = await startAcademy(bucket.settings);
  started.push(node);
  const inBucket = await findDemoVideo(node);
  const waiting = files.map((file) => keyOf(inBucket, file));
  const putAll = async () => {
    for (let key = waiting.pop(); key !== undefined; key = waiting.pop())
      await bucket.putPublic(key, randomBytes(bytes));
  };
  await Promise.all(Array.from({ length: putAtOnce }, putAll));
  const nginx = await startNginxBefore(bucket.address);
  return [...onDisk, nodeOf('S3', node, inBucket), ...nginxOf('nginx before the bucket', nginx, inBucket)];
}
