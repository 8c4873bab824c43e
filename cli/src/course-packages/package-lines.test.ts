import { expect, it } from 'vitest';
import { packageLines } from './package-lines.ts';

const taken = { modules: 1, lessons: 4, texts: 4, films: 0, files: 2, links: 0, questions: 8 };

it('tells on the terminal what a package becomes, and where something was left out', () => {
  const parts = [
    { code: 'interaction' as const, count: 4, places: ['One', 'Two', 'Three', 'Four'], placeCount: 4 },
    { code: 'images_as_files' as const, count: 9, places: ['One'], placeCount: 1 },
  ];
  expect(packageLines({ format: 'common_cartridge', version: '1.2', taken, parts })).toEqual([
    'A package of another system: Common Cartridge 1.2. Taken: 1 modules, 4 lessons, 4 texts, 0 films, 2 files, 0 links, 8 questions.',
    'Taken in another form:',
    '  Pictures in texts became files of the lesson: One',
    'Left out:',
    '  Interaction and tracking were not taken, only the text that stands in the pages: One; Two; Three and 1 more',
  ]);
  expect(packageLines({ format: 'scorm', version: '1.2', taken, parts: [] })).toHaveLength(1);
});
