import { createCipheriv, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { isWholeSegment } from './segment-encryption.ts';

const folder = await temporaryFolder();
const key = randomBytes(16);

it('knows a whole segment from one that was cut off anywhere', async () => {
  const cipher = createCipheriv('aes-128-cbc', key, Buffer.alloc(16));
  const segment = Buffer.concat([cipher.update(Buffer.alloc(188 * 5, 0x47)), cipher.final()]);
  const file = path.join(folder, 'segment.ts');
  await writeFile(file, segment);
  expect(await isWholeSegment(file, key)).toBe(true);
  for (let length = 0; length < segment.length; length += 8) {
    await writeFile(file, segment.subarray(0, length));
    expect(await isWholeSegment(file, key), `cut at ${length}`).toBe(false);
  }
});
