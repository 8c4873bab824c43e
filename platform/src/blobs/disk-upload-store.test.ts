import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { DiskBlobStore } from './disk-blob-store.ts';
import { DiskUploadStore } from './disk-upload-store.ts';
import { describeUploadStore } from './upload-store-conformance.ts';

async function openUploads() {
  const root = await mkdtemp(path.join(tmpdir(), 'academy-uploads-'));
  const folder = path.join(root, 'uploads');
  const blobs = new DiskBlobStore(path.join(root, 'blobs'));
  const uploads = new DiskUploadStore(folder, { blobs, keyOf: (id) => `sources/${id}` });
  return { root, folder, blobs, uploads, close: () => rm(root, { recursive: true, force: true }) };
}

describeUploadStore('disk', openUploads);

it('finishing an upload copies nothing: the blob is the same file', async () => {
  const { root, folder, uploads, close } = await openUploads();
  await uploads.put('film', Buffer.from('a film'));
  await uploads.finish('film');
  const [upload, blob] = await Promise.all(
    [path.join(folder, 'film'), path.join(root, 'blobs/sources/film')].map((file) => stat(file)),
  );
  expect(blob?.ino).toBe(upload?.ino);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  await close();
});
