import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { diskFiles } from '../course-folder/folder-files.ts';
import { readCourse } from '../course-folder/read-course-folder.ts';
import { isPackage, readPackage } from './read-package.ts';
import { cartridgeManifest, riversOfBengal, webLink } from './testing/cartridges.ts';
import { type PackageContents, packageFolder } from './testing/package-folder.ts';
import { assessment, choices, equal, points, qtiItem } from './testing/qti.ts';
import { scormManifest, teaAtWork } from './testing/scorm-packages.ts';

/** The course that a package becomes, read by what reads course folders. */
async function imported(contents: PackageContents) {
  const { files, report } = await readPackage(diskFiles(await packageFolder(contents)));
  const course = await readCourse(files);
  const lessons = course.modules.flatMap((module) => module.lessons);
  const codes = report.parts.map(({ code }) => code);
  const placesOf = (code: string) => report.parts.find((part) => part.code === code)?.places;
  return { course, lessons, report, files, codes, placesOf };
}

const onePage = (title: string, html: string): PackageContents => ({
  'imsmanifest.xml': scormManifest({
    items: [{ title, resource: 'R' }],
    resources: [{ id: 'R', href: 'page.html' }],
  }),
  'page.html': html,
});

describe('a SCORM 1.2 package', () => {
  it('becomes a draft with its outline, and deeper lessons are called by their path', async () => {
    const { course, report, placesOf } = await imported(teaAtWork);
    expect(course).toMatchObject({ title: 'Tea at Work', status: 'draft', price: null });
    expect(
      course.modules.map(({ title, lessons }) => [title, ...lessons.map((lesson) => lesson.title)]),
    ).toEqual([
      ['Water', 'Boiling', 'Hard water › Filters'],
      ['Leaves', 'A film of leaves'],
    ]);
    expect(report).toMatchObject({ format: 'scorm', version: '1.2' });
    expect(report.taken).toEqual({
      modules: 2,
      lessons: 3,
      texts: 3,
      films: 1,
      files: 3,
      links: 0,
      questions: 0,
    });
    expect(placesOf('levels_flattened')).toEqual(['Hard water › Filters']);
    expect(placesOf('items_hidden')).toEqual(['Notes for trainers']);
  });

  it('gives the text that stands in its pages, and says that interaction and tracking stay behind', async () => {
    const { lessons, placesOf } = await imported(teaAtWork);
    expect(lessons[0]?.content).toBe(
      '# Boiling\n\nHeat the **water**, then *wait*.\n\n*A kettle* See [more](https://example.org/tea?a=1&b=2).',
    );
    expect(lessons[1]?.content).toBe('- Charcoal\n- Paper\n\n---\n\nRinse it first.');
    expect(placesOf('interaction')).toEqual(['Boiling', 'A film of leaves']);
    for (const code of ['scripts', 'styles', 'forms', 'rules', 'images_as_files'])
      expect(placesOf(code)).toContain('Boiling');
    expect(placesOf('pages_joined')).toEqual(['Hard water › Filters']);
  });

  it('gives its film, files, pictures and frames, byte for byte from the package', async () => {
    const { lessons, files, placesOf } = await imported(teaAtWork);
    expect(lessons[0]?.resources).toMatchObject([{ name: 'A kettle' }, { name: 'checklist' }]);
    expect(lessons[2]).toMatchObject({
      resources: [{ name: 'The sheet' }],
      content: 'Watch.\n\n[Map of gardens](https://example.org/map)\n\nThe sheet',
    });
    expect(String(await buffer(await files.open(lessons[2]?.film ?? '')))).toBe('film');
    expect(String(await files.read(lessons[0]?.resources[1]?.path ?? ''))).toBe('%PDF-1.4 checklist');
    expect(placesOf('files_unused')).toEqual(['docs/forgotten.docx']);
    expect(placesOf('frames_as_links')).toEqual(['A film of leaves']);
  });

  it('is known by its namespace too, may be flat, and loses a second outline', async () => {
    const { course, report, codes } = await imported({
      'imsmanifest.xml': scormManifest({
        metadata: '',
        items: [
          { title: 'One page', resource: 'A' },
          { title: 'B', resource: 'A' },
        ],
        resources: [{ id: 'A', href: 'INDEX.HTML' }],
        otherOrganizations: '<organization identifier="OTHER"><title>Short</title></organization>',
      }),
      'index.html': '<p>Text</p>',
    });
    expect(course.modules).toMatchObject([
      { title: 'Tea at Work', lessons: [{ title: 'One page' }, { title: 'Tea at Work › B' }] },
    ]);
    expect(report.version).toBe('1.2');
    expect(codes).toEqual(
      expect.arrayContaining(['organizations', 'titles_changed', 'category_chosen', 'description_made']),
    );
  });

  it('keeps lessons whose page shows nothing without its scripts, and names what is missing', async () => {
    const { lessons, placesOf } = await imported({
      'imsmanifest.xml': scormManifest({
        items: [
          { title: 'The player', resource: 'A' },
          { title: 'Gone away', resource: 'B' },
          { title: 'Elsewhere', resource: 'C' },
        ],
        resources: [
          { id: 'A', href: 'player.html', isSco: true },
          { id: 'B', href: 'gone.html' },
          { id: 'C', href: 'https://example.org/course' },
        ],
      }),
      'player.html': '<div id="app"></div><script src="player.js"></script>',
    });
    expect(lessons.map(({ title, content }) => [title, content])).toEqual([
      ['The player', null],
      ['Gone away', null],
      ['Elsewhere', null],
    ]);
    expect(lessons[2]?.resources).toMatchObject([{ link: 'https://example.org/course' }]);
    expect(placesOf('texts_empty')).toEqual(['The player', 'Gone away']);
    expect(placesOf('files_missing')).toEqual(['gone.html']);
  });

  it('may have texts in old encodings, longer than a lesson can be, and nested without end', async () => {
    const old = Buffer.from('<meta charset="iso-8859-1"><p>Th\xe9 vert</p>', 'latin1');
    expect((await imported({ ...onePage('Green', ''), 'page.html': old })).lessons[0]?.content).toBe(
      'Thé vert',
    );
    const long = await imported(onePage('Long', `<p>${'word '.repeat(100)}</p>`.repeat(1000)));
    expect(long.lessons[0]?.content?.length).toBeLessThanOrEqual(200_000);
    expect(long.codes).toContain('texts_cut');
    const deep = await imported(onePage('Deep', `${'<div>'.repeat(300_000)}deep`));
    expect(deep.codes).toContain('texts_unreadable');
    const nested = await imported(onePage('Nested', `${'<div>'.repeat(500)}deep`));
    expect(nested.lessons[0]?.content).toBe('deep');
  });
});

describe('a Common Cartridge', () => {
  const quiz = assessment([
    qtiItem({
      profile: 'cc.multiple_choice.v0p1',
      prompt: '<p>Which is a river?</p><img src="delta.png" alt="The delta">',
      response: choices(['Padma', 'Dhaka']),
      conditions: points(equal('c0')),
    }),
  ]);

  it('becomes a course with its texts, links, files and questions', async () => {
    const { course, lessons, report } = await imported(riversOfBengal(quiz));
    expect(course).toMatchObject({
      title: 'Rivers of Bengal',
      description: 'Where the rivers come from, and where they go.',
      category: 'Design',
      language: 'English',
    });
    expect(lessons.map(({ title }) => title)).toEqual(['The glacier', 'A map', 'The atlas', 'Rivers']);
    expect(lessons[0]).toMatchObject({
      content: 'It melts.\n\n*Ice*',
      resources: [{ name: 'Ice' }],
      video: 'https://www.youtube.com/embed/abcdefghijk',
    });
    expect(lessons[1]?.resources).toMatchObject([
      { link: 'https://example.org/map?zoom=3&layer=rivers', name: 'A map' },
    ]);
    expect(lessons[2]?.resources).toMatchObject([{ name: 'atlas' }]);
    expect(lessons[3]).toMatchObject({
      content: 'Take your **time**.',
      questions: [{ kind: 'single', prompt: 'Which is a river?\n\n*The delta*' }],
      resources: [{ name: 'The delta' }],
    });
    expect(report).toMatchObject({ format: 'common_cartridge', version: '1.3' });
    expect(report.taken).toMatchObject({ modules: 3, lessons: 4, links: 1, questions: 1 });
  });

  it('loses discussions, tools, work to hand in and banks of questions, and says so', async () => {
    const { placesOf } = await imported(riversOfBengal(quiz));
    expect(placesOf('discussions')).toEqual(['What do you think?']);
    expect(placesOf('tools')).toEqual(['Simulator']);
    expect(placesOf('assignments')).toEqual(['An essay']);
    expect(placesOf('items_empty')).toEqual(['Nothing here']);
    expect(placesOf('question_banks')).toEqual(['BANK']);
  });

  it.each([
    ['1.1.0', false, 'common_cartridge'],
    ['1.2.0', true, 'thin_common_cartridge'],
    ['1.3.0', true, 'thin_common_cartridge'],
  ])('may be of version %s, thin: %s', async (version, isThin, format) => {
    const { lessons, report } = await imported({
      'imsmanifest.xml': cartridgeManifest({
        version,
        isThin,
        items: [
          { title: 'A site', resource: 'L' },
          { title: 'No site', resource: 'S' },
        ],
        resources: [
          { id: 'L', type: `imswl_xmlv${version.replace('.', 'p').slice(0, 3)}`, files: ['l.xml'] },
          { id: 'S', type: 'imswl_xmlv1p1', files: ['s.xml'] },
        ],
      }),
      'l.xml': webLink('Site', 'https://example.org/'),
      's.xml': webLink('Site', 'javascript:alert(1)'),
    });
    expect(report).toMatchObject({ format, version: version.slice(0, 3) });
    expect(lessons[0]?.resources).toMatchObject([{ link: 'https://example.org/' }]);
    expect(lessons[1]?.resources).toEqual([]);
  });
});

describe('a package as programs write them', () => {
  it('may be called like the item around its outline', async () => {
    const manifest = cartridgeManifest({
      items: [{ title: 'Sources', children: [{ title: 'The glacier', resource: 'P' }] }],
      resources: [{ id: 'P', href: 'p.html' }],
    }).replace('<item identifier="ROOT">', '<item identifier="ROOT"><title>Rivers of Bengal</title>');
    const { course } = await imported({ 'imsmanifest.xml': manifest, 'p.html': '<p>Ice</p>' });
    expect(course.modules).toMatchObject([{ title: 'Sources', lessons: [{ title: 'The glacier' }] }]);
  });

  it('may have tests and pages without an outline', async () => {
    const manifest = cartridgeManifest({
      items: [],
      resources: [
        { id: 'Q', type: 'imsqti_xmlv1p2', href: 'tests/Deltas.xml', dependencies: ['META'] },
        {
          id: 'META',
          type: 'associatedcontent/imscc_xmlv1p1/learning-application-resource',
          files: ['meta.xml'],
        },
        {
          id: 'W',
          type: 'associatedcontent/imscc_xmlv1p1/learning-application-resource',
          href: 'Homework.html',
        },
      ],
    });
    const item = qtiItem({
      profile: 'cc.true_false.v0p1',
      prompt: 'Rivers flow.',
      response: choices(['True', 'False']),
      conditions: points(equal('c0')),
    });
    const files = {
      'tests/Deltas.xml': assessment([item]),
      'meta.xml': '<quiz/>',
      'Homework.html': '<p>Read.</p>',
    };
    const { lessons } = await imported({ 'imsmanifest.xml': manifest, ...files });
    expect(lessons).toMatchObject([
      { title: 'Deltas', questions: [{ prompt: 'Rivers flow.' }] },
      { title: 'Homework', content: 'Read.' },
    ]);
  });

  it('keeps sounds, models and machines of its player to itself', async () => {
    const { lessons, report } = await imported({
      'imsmanifest.xml': scormManifest({
        items: [{ title: 'Story', resource: 'S' }],
        resources: [
          { id: 'S', href: 'index.html', files: ['index.html', 'a.mp3', 'b.glb', 'c.wasm', 'd.pdf'] },
        ],
      }),
      ...{ 'index.html': '<p>Start</p>', 'a.mp3': 'a', 'b.glb': 'b', 'c.wasm': 'c', 'd.pdf': 'd' },
    });
    expect(lessons[0]?.resources).toMatchObject([{ name: 'd' }]);
    expect(report.parts.find(({ code }) => code === 'files_unused')?.places).toEqual(['a.mp3']);
  });
});

it('is told from a course folder by its manifest', async () => {
  const folderOf = async (contents: PackageContents) => isPackage(diskFiles(await packageFolder(contents)));
  expect(await folderOf(teaAtWork)).toBe(true);
  expect(await folderOf({ 'course.yaml': 'format: 2' })).toBe(false);
  expect(await folderOf({ ...teaAtWork, 'course.yaml': 'format: 2' })).toBe(false);
});
