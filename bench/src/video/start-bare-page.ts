import { fork } from 'node:child_process';
import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentKeyPath, playlistPath, streamPath } from '@academy/contract/videos/stream-paths.ts';
import type { RunningAcademy } from '../running-academy.ts';
import type { CreatorsLesson } from './creators-lesson.ts';

export interface BarePage {
  readonly origin: string;
  stop(): void;
}

/** Serves the files of a folder beside a page that plays them, from a process of its own. */
export async function startBarePage(folder: string): Promise<BarePage> {
  const child = fork(path.join(import.meta.dirname, 'bare-page.ts'), [folder]);
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message: { port: number }) => resolve(message.port));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The bare page ended with ${code} before it was ready.`)));
  });
  return { origin: `http://127.0.0.1:${port}`, stop: () => void child.kill() };
}

/** The very same stream as files: master and playlists with relative addresses, key, segments. */
export async function copyStream(
  academy: RunningAcademy,
  lesson: CreatorsLesson,
  folder: string,
): Promise<void> {
  const { playing } = await lesson.status();
  if (playing === null) throw new Error('There is no video to play.');
  const get = async (address: string) => {
    const answer = await fetch(academy.origin + address, { headers: { cookie: lesson.cookie } });
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return answer;
  };
  const { lessonId } = lesson;
  const { version, heights } = playing;
  await cp(path.join(academy.dataDir, 'blobs/videos', version), folder, { recursive: true });
  const master = await (await get(streamPath(lessonId))).text();
  await writeFile(
    path.join(folder, 'master.m3u8'),
    master.replaceAll(/^.*\/(\d+p)\.m3u8$/gm, '$1/index.m3u8'),
  );
  const key = Buffer.from(await (await get(contentKeyPath(lessonId, version))).arrayBuffer());
  for (const height of heights) {
    await get(playlistPath(lessonId, version, height));
    await writeFile(path.join(folder, `${height}p`, 'content.key'), key);
  }
}
