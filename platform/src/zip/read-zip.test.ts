import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readZip } from './read-zip.ts';
import { unpackZip } from './unpack-zip.ts';
import { writeZip } from './write-zip.ts';

const limits = { entries: 20, entryBytes: 4_000_000, totalBytes: 8_000_000, depth: 3 };

async function scratch(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'academy-zip-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** yazl writes no hostile names, so the bytes of harmless ones are replaced by others of the same length. */
async function zipWith(
  files: Record<string, string | Uint8Array>,
  change: (bytes: Buffer) => Buffer | undefined = (bytes) => bytes,
): Promise<string> {
  const members = Object.entries(files).map(([name, content]) => ({
    name,
    open: async () => Buffer.from(content as string),
  }));
  const bytes = await buffer(writeZip(members));
  const file = path.join(await scratch(), 'course.zip');
  await writeFile(file, change(bytes) ?? bytes);
  return file;
}

const renamed = (from: string, to: string | Buffer) => (bytes: Buffer) =>
  Buffer.from(
    bytes.toString('latin1').replaceAll(from, Buffer.from(to as string).toString('latin1')),
    'latin1',
  );

/** Where the list of the zip tells of its first file. */
const firstListed = (bytes: Buffer) => bytes.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));

async function refusalOf(file: string): Promise<unknown> {
  const folder = await scratch();
  const error: unknown = await unpackZip(file, folder, { limits }).catch((thrown: unknown) => thrown);
  return error;
}

describe('a zip that a stranger made', () => {
  it('is unpacked as it was packed', async () => {
    const film = Buffer.alloc(300_000, 'film');
    const file = await zipWith({ 'course.yaml': 'title: চা\n', '01-water/kettle.mp4': film });
    const zip = await readZip(file, limits);
    expect(zip.entries).toEqual([
      { name: '01-water/kettle.mp4', size: 300_000 },
      { name: 'course.yaml', size: 14 },
    ]);
    expect(await text(await zip.open('course.yaml'))).toBe('title: চা\n');
    zip.close();

    const folder = await scratch();
    await unpackZip(file, folder, { limits, isWanted: ({ name }) => name !== 'course.yaml' });
    expect(await readdir(folder)).toEqual(['01-water']);
    expect((await readFile(path.join(folder, '01-water/kettle.mp4'))).equals(film)).toBe(true);
  });

  it('brings names in the composed form of their letters', async () => {
    const zip = await readZip(await zipWith({ 'cafe\u0301.md': 'x' }), limits);
    expect(zip.entries).toMatchObject([{ name: 'caf\u00e9.md' }]);
    zip.close();
  });

  it.each([
    ['a path that leads out', 'path_outside', 'aa/evil.txt', '../evil.txt'],
    ['a path that leads out from inside', 'path_outside', 'a/bb/evil.txt', 'a/../evil.txt'],
    ['an absolute path', 'path_outside', 'aetc/passwd', '/etc/passwd'],
    ['a drive', 'path_outside', 'cc/evil.txt', 'c:/evil.txt'],
    ['a backslash', 'backslash', 'aa/evil.txt', '..\\evil.txt'],
    ['a folder without a name', 'odd_name', 'aaa/evil.txt', 'a//eevil.txt'],
    ['a dot for a folder', 'odd_name', 'aaa/evil.txt', 'a/./evil.txt'],
    ['a zero byte', 'odd_name', 'film.mp4', 'fil\0.mp4'],
    ['a line break', 'odd_name', 'film.mp4', 'fil\n.mp4'],
    ['a turned direction of writing', 'odd_name', 'filmmm.exe', 'fil\u202e.exe'],
    ['bytes that are no text', 'odd_name', 'film.mp4', Buffer.from('fil\xff.mp4', 'latin1')],
    ['a name that Windows keeps for itself', 'odd_name', 'aaa.txt', 'nul.txt'],
    ['a blank at its end', 'odd_name', 'aaa.txt', 'aaa.tx '],
    ['too many folders', 'too_deep', 'a/bcdefgh', 'a/b/c/d/e'],
  ])('is refused with %s', async (_, code, from, to) => {
    const utf8 = (bytes: Buffer) => {
      // So that the name is read as UTF-8, as most programs say.
      const patched = renamed(from, to)(bytes);
      patched.writeUInt16LE(patched.readUInt16LE(firstListed(patched) + 8) | 0x800, firstListed(patched) + 8);
      return patched;
    };
    expect(await refusalOf(await zipWith({ [from]: 'x' }, utf8))).toMatchObject({ code });
  });

  it.each([
    ['a name that is there twice', 'doubled_name', ['a.txt', 'b.txt'], ['b.txt', 'a.txt']],
    ['names that differ in capitals', 'colliding_names', ['a.txt', 'b.txt'], ['b.txt', 'A.txt']],
    ['folders that differ in capitals', 'colliding_names', ['aa/1.txt', 'bb/2.txt'], ['bb/2', 'AA/2']],
    ['a file in the place of a folder', 'doubled_name', ['a/1.txt', 'b.a'], ['b.a', 'a/1']],
  ])('is refused with %s', async (_, code, names, [from, to]) => {
    const files = Object.fromEntries(names.map((name) => [name, 'x']));
    const isFolder = code === 'doubled_name' && names.includes('b.a');
    const file = isFolder
      ? await zipWith({ 'a/1/2': 'x', 'b.a': 'y' }, renamed('b.a', 'a/1'))
      : await zipWith(files, renamed(from as string, to as string));
    expect(await refusalOf(file)).toMatchObject({ code });
  });

  it('is refused with letters that one file system keeps apart and another does not', async () => {
    expect(await refusalOf(await zipWith({ 'cafe\u0301': 'x', 'caf\u00e9': 'y' }))).toMatchObject({
      code: 'doubled_name',
    });
    expect(await refusalOf(await zipWith({ '\uff41.txt': 'x', 'a.txt': 'y' }))).toMatchObject({
      code: 'colliding_names',
    });
  });

  it('is refused with a link in it', async () => {
    const link = (bytes: Buffer) => {
      bytes.writeUInt32LE(0o120777 * 0x10000, firstListed(bytes) + 38);
      return bytes;
    };
    expect(await refusalOf(await zipWith({ 'a.txt': '/etc/passwd' }, link))).toMatchObject({
      code: 'not_a_file',
      file: 'a.txt',
    });
  });

  it.each([
    ['a password', 'encrypted', 0x1],
    ['a strong password', 'encrypted', 0x41],
  ])('is refused with %s', async (_, code, flag) => {
    const locked = (bytes: Buffer) => {
      const at = firstListed(bytes) + 8;
      bytes.writeUInt16LE(bytes.readUInt16LE(at) | flag, at);
      return bytes;
    };
    expect(await refusalOf(await zipWith({ 'a.txt': 'x' }, locked))).toMatchObject({ code });
  });

  it('is refused when it is packed in an unknown way', async () => {
    const other = (bytes: Buffer) => {
      bytes.writeUInt16LE(14, firstListed(bytes) + 10);
      return bytes;
    };
    expect(await refusalOf(await zipWith({ 'a.txt': 'x' }, other))).toMatchObject({
      code: 'unknown_compression',
    });
  });

  it('is refused with more files than are wanted, before one is looked at', async () => {
    const files = Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`${n}.txt`, 'x']));
    expect(await refusalOf(await zipWith(files))).toMatchObject({ code: 'too_many_entries' });
  });

  it('is refused when it says that it becomes too large', async () => {
    const large = randomBytes(4_040_000);
    expect(await refusalOf(await zipWith({ 'a.bin': large }))).toMatchObject({ code: 'entry_too_large' });
    const half = large.subarray(0, 3_900_000);
    expect(await refusalOf(await zipWith({ a: half, b: half, c: half }))).toMatchObject({
      code: 'too_large',
    });
  });

  it('is refused when a file is a bomb', async () => {
    expect(await refusalOf(await zipWith({ 'a.txt': Buffer.alloc(3_000_000) }))).toMatchObject({
      code: 'bomb',
      file: 'a.txt',
    });
  });

  it('is refused when it becomes larger than it says, and writes no more than it said', async () => {
    const lying = (bytes: Buffer) => {
      bytes.writeUInt32LE(10, firstListed(bytes) + 24);
      return bytes;
    };
    const file = await zipWith({ 'a.txt': Buffer.alloc(3_000_000) }, lying);
    const folder = await scratch();
    await expect(unpackZip(file, folder, { limits })).rejects.toMatchObject({ code: 'damaged' });
    expect((await readFile(path.join(folder, 'a.txt'))).length).toBeLessThanOrEqual(10);
  });

  it('is refused when its bytes are not those that were packed', async () => {
    const wrongSum = (bytes: Buffer) => {
      bytes.writeUInt32LE(1, firstListed(bytes) + 16);
      return bytes;
    };
    expect(await refusalOf(await zipWith({ 'a.txt': 'abc' }, wrongSum))).toMatchObject({ code: 'damaged' });
    const cut = (bytes: Buffer) => bytes.subarray(0, bytes.length - 30);
    expect(await refusalOf(await zipWith({ 'a.txt': 'abc' }, cut))).toMatchObject({ code: 'not_a_zip' });
    const listGone = (bytes: Buffer) => {
      bytes.writeUInt32LE(0, firstListed(bytes));
      return bytes;
    };
    expect(await refusalOf(await zipWith({ 'a.txt': 'abc' }, listGone))).toMatchObject({ code: 'not_a_zip' });
  });

  it('is not taken for a zip when it is something else', async () => {
    const file = path.join(await scratch(), 'course.zip');
    await writeFile(file, '<html>');
    expect(await refusalOf(file)).toMatchObject({
      code: 'not_a_zip',
      message: /^The zip cannot be opened: the file is not a zip/,
    });
  });

  it('is told of without what could hide the end of a name', async () => {
    const file = await zipWith({ 'filmmm.exe': 'x' }, renamed('filmmm.exe', 'fil\u202e.exe'));
    const error = (await refusalOf(file)) as Error;
    expect(error.message).not.toContain('\u202e');
  });
});
