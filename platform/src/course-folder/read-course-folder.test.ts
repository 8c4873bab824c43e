import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readCourseFolder } from './read-course-folder.ts';
import { FileProblemsError } from './read-yaml.ts';

const COURSE = `format: 1
title: Tea for Beginners
description: >-
  A cup of tea,
  and how to get there.
category: Business
`;
const MODULE = 'title: Water\n';
const LESSON = '---\ntitle: Boiling\nduration: 03:20\n---\n\nHeat the water.\n\nThen wait.\n';

/** What a lesson without more than a text has. */
const bare = {
  ...{ id: null, film: null, hasFilm: false, video: null, spokenLanguage: null, captions: [], chapters: [] },
  ...{ preview: false, questions: [], takeaways: [], resources: [] },
};

async function folderWith(files: Record<string, string | Uint8Array>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'academy-course-folder-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  return folder;
}

async function readFiles(files: Record<string, string | Uint8Array>) {
  return readCourseFolder(await folderWith(files));
}

/** The lines of the refusal. */
async function problemsOf(files: Record<string, string | Uint8Array>): Promise<string[]> {
  return problemsIn(await folderWith(files));
}

async function problemsIn(folder: string): Promise<string[]> {
  const error: unknown = await readCourseFolder(folder).catch((thrown: unknown) => thrown);
  if (!(error instanceof FileProblemsError)) throw new Error(`It was read: ${String(error)}`);
  return error.message.split('\n');
}

describe('a course folder', () => {
  it('is read with its modules and lessons in the order of their numbers', async () => {
    const course = await readFiles({
      'course.yaml': `${COURSE}price: 12.5\nbadges: [new]\nrequirements:\n  - A kettle\n`,
      '10-leaves/module.yaml': 'title: Leaves\n',
      '2-water/module.yaml': MODULE,
      '2-water/20-waiting.md': '---\ntitle: Waiting\n---\n',
      '2-water/3-boiling.md': LESSON,
    });
    expect(course).toEqual({
      ...{ id: null, instructor: null, cover: null, coverPath: null, words: [], passMark: null },
      title: 'Tea for Beginners',
      description: 'A cup of tea, and how to get there.',
      category: 'Business',
      language: null,
      difficulty: null,
      price: 12.5,
      totalDuration: null,
      status: 'draft',
      badges: ['new'],
      whatYouWillLearn: [],
      requirements: ['A kettle'],
      targetAudience: [],
      modules: [
        {
          id: null,
          title: 'Water',
          lessons: [
            {
              ...{ file: '2-water/3-boiling.md' },
              ...{ title: 'Boiling', duration: '03:20', content: 'Heat the water.\n\nThen wait.' },
              ...bare,
            },
            { file: '2-water/20-waiting.md', title: 'Waiting', duration: null, content: null, ...bare },
          ],
        },
        { id: null, title: 'Leaves', lessons: [] },
      ],
    });
  });

  it('may write durations and moments in Bengali digits', async () => {
    const course = await readFiles({
      'course.yaml': COURSE,
      '1-water/module.yaml': MODULE,
      '1-water/1-boiling.md':
        '---\ntitle: Boiling\nduration: ০৩:২০\nvideo: https://videos.example/tea.mp4\nchapters:\n  - { at: ১:০৫, title: Bubbles }\n---\n',
    });
    expect(course.modules[0]?.lessons[0]).toMatchObject({
      duration: '03:20',
      chapters: [{ at: 65, title: 'Bubbles' }],
    });
  });

  it('may have films beside its lessons, files that editors hide, and line ends of any system', async () => {
    const folder = await folderWith({
      'course.yaml': `\uFEFF${COURSE.replaceAll('\n', '\r\n')}`,
      '.DS_Store': 'x',
      '01-water/module.yaml': MODULE,
      '01-water/01-boiling.md': '---\r\ntitle: Boiling\r\nfilm: kettle.mp4\r\n---\r\nOne\r\nTwo\r\n',
      '01-water/kettle.mp4': 'film',
    });
    const { modules } = await readCourseFolder(folder);
    expect(modules[0]?.lessons).toEqual([
      {
        file: '01-water/01-boiling.md',
        title: 'Boiling',
        duration: null,
        content: 'One\nTwo',
        ...bare,
        film: '01-water/kettle.mp4',
      },
    ]);
  });

  it('may have takeaways, files and links with its lessons', async () => {
    const front =
      'takeaways:\n  - Patience\nresources:\n  - { file: leaves.pdf, name: Leaves }\n' +
      '  - { link: "https://example.org/tea", name: More, description: To read }\n';
    const folder = await folderWith({
      'course.yaml': COURSE,
      '01-water/module.yaml': MODULE,
      '01-water/01-boiling.md': `---\ntitle: Boiling\n${front}---\n`,
      '01-water/leaves.pdf': 'leaves',
    });
    const { modules } = await readCourseFolder(folder);
    expect(modules[0]?.lessons[0]).toMatchObject({
      takeaways: ['Patience'],
      resources: [
        { name: 'Leaves', description: '', path: '01-water/leaves.pdf' },
        { name: 'More', description: 'To read', link: 'https://example.org/tea', path: null },
      ],
    });
  });

  it('may have three free previews, and not one more', async () => {
    const lesson = (number: number) => [
      `01-water/0${number}-boiling.md`,
      '---\ntitle: Boiling\npreview: true\n---\n',
    ];
    const files = (count: number) =>
      folderWith({
        'course.yaml': COURSE,
        '01-water/module.yaml': MODULE,
        ...Object.fromEntries(Array.from({ length: count }, (_, index) => lesson(index + 1))),
      });
    const { modules } = await readCourseFolder(await files(3));
    expect(modules[0]?.lessons.map(({ preview }) => preview)).toEqual([true, true, true]);
    await expect(readCourseFolder(await files(4))).rejects.toThrow(
      '01-water/04-boiling.md preview: is one more free preview than the 3 of a course',
    );
  });

  it.each([
    ['{ name: Nothing }', '01-water/01-boiling.md:4 resources.0: must have a file or a link'],
    [
      '{ file: ../../etc/passwd, name: X }',
      '01-water/01-boiling.md:4 resources.0.file: must be the name of a file in the same folder, or in files/ beside it',
    ],
    [
      '{ file: none.pdf, name: X }',
      '01-water/01-boiling.md resources.0.file: there is no file none.pdf in the same folder',
    ],
    [
      '{ link: "javascript:alert(1)", name: X }',
      '01-water/01-boiling.md:4 resources.0.link: must begin with http:// or https://',
    ],
  ])('is refused with a lesson that has the resource %s', async (resource, sentence) => {
    const problems = await problemsOf({
      'course.yaml': COURSE,
      '01-water/module.yaml': MODULE,
      '01-water/01-boiling.md': `---\ntitle: Boiling\nresources:\n  - ${resource}\n---\n`,
    });
    expect(problems).toEqual([sentence]);
  });

  it('is refused with every problem at once, each with its file, line and field', async () => {
    const problems = await problemsOf({
      'course.yaml':
        'format: 3\ntitle: Tea for Beginners\ndescription: A cup of tea.\nprise: 12\nrequirements: [A kettle, 3]\n',
      'notes.txt': 'x',
      'water/module.yaml': MODULE,
      '01-water/module.yaml': 'title: ""\n',
      '01-water/01-boiling.md': '---\nduration: soon\nfilm: ../secret.mp4\n---\n',
      '01-water/02-waiting.md': 'No title.',
      '01-water/03-film.md': '---\ntitle: With a film\nfilm: kettle.mp4\n---\n',
      '01-water/04-one.md': LESSON,
      '01-water/4-two.md': LESSON,
      '01-water/stray.mp4': 'film',
      '02-empty/01-boiling.md': LESSON,
    });
    expect(problems.toSorted()).toEqual(
      [
        'course.yaml:1 format: must be 1 or 2, the formats there are',
        expect.stringMatching(/^course\.yaml category: .*Programming/),
        'course.yaml:5 requirements.1: must be a line of text',
        'course.yaml:4 prise: is no field that is known',
        'notes.txt is neither course.yaml, the cover nor the folder of a module',
        'water must begin with a number and a hyphen, such as 02-',
        '01-water/module.yaml:1 title: Module title is required',
        '01-water/01-boiling.md title: is missing',
        '01-water/01-boiling.md:2 duration: Duration must look like hh:mm:ss',
        '01-water/01-boiling.md:3 film: must be the name of a file in the same folder',
        '01-water/02-waiting.md:1 must begin with its title between two lines of ---',
        '01-water/03-film.md film: there is no file kettle.mp4 in the same folder',
        '01-water/4-two.md has the same number as 04-one.md',
        '01-water/stray.mp4 is neither a lesson nor the film or file of one',
        '02-empty/module.yaml is missing',
      ].toSorted(),
    );
  });

  it.each([
    ['a key that is there twice', `${COURSE}title: Coffee\n`, /^course\.yaml:7 title: is there twice$/],
    ['a tag', `${COURSE}price: !!binary "aGk="\n`, /^course\.yaml:7 /],
    ['an anchor', `${COURSE}requirements: [&a kettle, *a]\n`, /^course\.yaml .*alias/i],
    ['something unclosed', `${COURSE}requirements: [kettle\n`, /^course\.yaml:8 /],
    ['two documents', `${COURSE}---\n${COURSE}`, /^course\.yaml:7 /],
    ['a list', '- title\n', /^course\.yaml:1 Invalid input: expected object/],
    ['nothing', '', /^course\.yaml/],
    ['other bytes than text', new Uint8Array([0xff, 0xfe, 0x41]), /^course\.yaml is not text in UTF-8$/],
    ['a zero byte', `${COURSE}\0`, /^course\.yaml holds a character that no text has$/],
    ['two megabytes', `# ${'x'.repeat(2048 * 1024)}\n`, /^course\.yaml is larger than 1024 kB$/],
    ['a nest of 100,000 lists', `title: ${'['.repeat(100_000)}`, /^course\.yaml:1 /],
    ['a million values', `title: [${'a,'.repeat(400_000)}]`, /^course\.yaml has too many values$/],
    ['a nest of 20,000 lists', `title: ${'['.repeat(20_000)}`, /^course\.yaml/],
    [
      '20,000 fields',
      Array.from({ length: 20_000 }, (_, n) => `a${n}: 1`).join('\n'),
      /^course\.yaml format: must be 1/,
    ],
  ])('is refused with %s in its YAML', async (_, yaml, sentence) => {
    expect((await problemsOf({ 'course.yaml': yaml }))[0]).toMatch(sentence);
  });

  it('is refused with an id that two things have', async () => {
    const lesson = (id: string) => `---\nid: ${id}\ntitle: Boiling\n---\n`;
    const problems = await problemsOf({
      'course.yaml': COURSE,
      '01-water/module.yaml': `id: one\n${MODULE}`,
      '01-water/01-boiling.md': lesson('one'),
      '02-leaves/module.yaml': `id: two\n${MODULE}`,
      '02-leaves/01-again.md': lesson('one'),
    });
    expect(problems).toEqual([
      '02-leaves/01-again.md id: one is the id of another lesson, in 01-water/01-boiling.md',
    ]);
  });

  it('is refused with a link in it, wherever that leads', async () => {
    const folder = await folderWith({ 'course.yaml': COURSE, '01-water/module.yaml': MODULE });
    await symlink('/etc/passwd', path.join(folder, '01-water/01-boiling.md'));
    await symlink('/etc', path.join(folder, '02-leaves'));
    expect(await problemsIn(folder)).toEqual([
      '02-leaves is neither a file nor a folder',
      '01-water/01-boiling.md is neither a file nor a folder',
    ]);
  });

  it('is refused when a text is longer than a lesson may be', async () => {
    const problems = await problemsOf({
      'course.yaml': COURSE,
      '01-water/module.yaml': MODULE,
      '01-water/01-boiling.md': `${LESSON}${'x'.repeat(200_000)}`,
      '01-water/02-waiting.md': `${LESSON}${'x'.repeat(4_200_000)}`,
    });
    expect(problems).toEqual([
      '01-water/01-boiling.md has a text of more than 200000 characters',
      '01-water/02-waiting.md is larger than 4096 kB',
    ]);
  });
});
