import { inEveryStatus, lesson, managed, read } from '../access-cells.ts';

export const chapterRows = [
  ...inEveryStatus(`GET ${lesson}/chapters`, read),
  ...inEveryStatus(`GET ${lesson}/chapters/proposal`, managed(200)),
  ...inEveryStatus(`PUT ${lesson}/chapters`, managed(200), { chapters: [{ seconds: 0, title: 'Warp' }] }),
];
