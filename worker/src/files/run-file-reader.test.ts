import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { usualBounds } from './file-bounds.ts';
import { readerOptions } from './run-file-reader.ts';

const run = promisify(execFile);
const folder = await temporaryFolder();
const attempts = fileURLToPath(new URL('../testing/forbidden-things.ts', import.meta.url));

it('may read its code, and neither read, write, start nor call anything else', async () => {
  const file = path.join(folder, 'secret');
  await writeFile(file, 'the secret of the academy');
  const tell = async (options: readonly string[]) =>
    JSON.parse((await run(process.execPath, [...options, attempts, file])).stdout);

  const denied = 'ERR_ACCESS_DENIED';
  expect(await tell(readerOptions(usualBounds))).toEqual({
    ...{ code: 'done', read: denied, write: denied, start: denied, thread: denied, call: denied },
  });
  expect(await readFile(file, 'utf8')).toBe('the secret of the academy');
  // It can, where nobody forbids it.
  expect(await tell([])).toMatchObject({ read: 'done', write: 'done', start: 'done', call: 'ECONNREFUSED' });
});
