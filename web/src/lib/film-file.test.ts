import { expect, it } from 'vitest';
import { problemOfFilmFile } from './film-file.ts';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

it.each([
  ['film.mp4', 'video/mp4', '\x00\x00\x00\x18ftypmp42', undefined],
  ['film.mkv', '', '\x1AE\xDF\xA3', undefined],
  ['film.avi', 'video/x-msvideo', 'RIFF\x10\x00\x00\x00AVI LIST', undefined],
  ['film', 'application/octet-stream', 'anything at all', undefined],
  ['film.mp4', 'video/mp4', '', 'empty'],
  ['song.mp3', 'audio/mpeg', 'ID3', 'no_video'],
  ['cover.png', 'image/png', '\x89PNG', 'no_video'],
  ['notes.pdf', 'application/pdf', '%PDF-1.7', 'no_video'],
  ['Notes.PDF', '', 'anything at all', 'no_video'],
  ['notes.docx', 'application/octet-stream', 'anything at all', 'no_video'],
  ['film.mp4', 'video/mp4', '%PDF-1.7', 'no_video'],
  ['film.mp4', 'video/mp4', 'PK\x03\x04', 'no_video'],
  ['film.mp4', 'video/mp4', 'RIFF\x10\x00\x00\x00WAVEfmt ', 'no_video'],
])('of %s, %s, that begins with %j it tells: %4$s', async (name, type, content, problem) => {
  expect(await problemOfFilmFile(new File([bytes(content)], name, { type }))).toBe(problem);
});

it('lets a file through that cannot be read: its upload tells what is wrong', async () => {
  const file = new File(['x'], 'film.mp4', { type: 'video/mp4' });
  file.slice = () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) as unknown as Blob;
  expect(await problemOfFilmFile(file)).toBeUndefined();
});
