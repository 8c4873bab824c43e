import path from 'node:path';
import { type Clip, makeClip } from './make-clip.ts';
import { bundledFfmpeg } from './test-ffmpegs.ts';

type Making = Partial<Omit<Clip, 'file'>>;

/** Makes each clip once for all the tests of a file that ask for it by its name. */
export function clipShelf(folder: string): (name: string, making?: Making) => Promise<string> {
  const made = new Map<string, Promise<string>>();
  return (name, making = {}) => {
    const known = made.get(name) ?? make(path.join(folder, name), making);
    made.set(name, known);
    return known;
  };
}

async function make(file: string, making: Making): Promise<string> {
  await makeClip(bundledFfmpeg, { file, seconds: 1, width: 320, height: 180, ...making });
  return file;
}
