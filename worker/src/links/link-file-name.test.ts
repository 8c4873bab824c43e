import { expect, it } from 'vitest';
import { linkFileName } from './link-file-name.ts';

it.each([
  ['https://files.example/films/lesson%201.mp4?key=x', 'lesson 1.mp4'],
  ['https://files.example/', 'files.example'],
  ['https://files.example/%E0%A4%A', '%E0%A4%A'],
  ['https://files.example/a%0Ab', 'ab'],
  ['no link', ''],
])('calls %s %j', (link, name) => {
  expect(linkFileName(link)).toBe(name);
});
