import { expect, it } from 'vitest';
import { memoryStorage } from '@/lib/testing/memory-storage.ts';
import { isSameFile, type UploadRecord, uploadRecordsOf } from './upload-records.ts';

const record: UploadRecord = {
  place: { courseId: 'c', moduleId: 'm', lessonId: 'l' },
  fileName: 'film.mp4',
  bytes: 1000,
  lastModified: 7,
  sentBytes: 400,
  url: 'https://academy.example/api/uploads/u',
  complete: false,
};

it('keeps one upload for each lesson until it is dropped', () => {
  const storage = memoryStorage();
  const kept = uploadRecordsOf('u1', () => storage);
  kept.keep(record);
  kept.keep({ ...record, sentBytes: 500 });
  expect(kept.list()).toEqual([{ ...record, sentBytes: 500 }]);
  kept.drop('l');
  expect(kept.list()).toEqual([]);
});

it('shows an upload to no other user', () => {
  const storage = memoryStorage();
  uploadRecordsOf('u1', () => storage).keep(record);
  expect(uploadRecordsOf('u2', () => storage).list()).toEqual([]);
});

it('ignores what it did not write', () => {
  const storage = memoryStorage();
  storage.setItem('academy.upload.u1.l', '{');
  storage.setItem('academy.upload.u1.k', '{"place":{}}');
  storage.setItem('something else', 'x');
  expect(uploadRecordsOf('u1', () => storage).list()).toEqual([]);
});

it('works where storage is forbidden', () => {
  const records = uploadRecordsOf('u1', () => {
    throw new Error('The operation is insecure.');
  });
  records.keep(record);
});

it('recognizes a file by its name, size and date', () => {
  const file = { name: 'film.mp4', size: 1000, lastModified: 7 };
  expect(isSameFile(record, file)).toBe(true);
  expect(isSameFile(record, { ...file, size: 1001 })).toBe(false);
  expect(isSameFile(record, { ...file, lastModified: 8 })).toBe(false);
  expect(isSameFile(record, { ...file, name: 'Film.mp4' })).toBe(false);
});
