import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { diskFiles } from '../course-folder/folder-files.ts';
import { PackageProblemError } from './package-problem.ts';
import { readPackage } from './read-package.ts';
import { riversOfBengal } from './testing/cartridges.ts';
import { type PackageContents, packageFolder, type WrittenResource } from './testing/package-folder.ts';
import { assessment } from './testing/qti.ts';
import { scormManifest, teaAtWork } from './testing/scorm-packages.ts';

async function refusalIn(folder: string): Promise<PackageProblemError> {
  const error: unknown = await readPackage(diskFiles(folder)).catch((thrown: unknown) => thrown);
  if (error instanceof PackageProblemError) return error;
  throw new Error(`It was read: ${String(error)}`);
}

const refusalOf = async (contents: PackageContents) => refusalIn(await packageFolder(contents));
const withManifest = (manifest: string | Uint8Array): PackageContents => ({
  ...teaAtWork,
  'imsmanifest.xml': manifest,
});

const plain = scormManifest({
  items: [{ title: 'Boiling', resource: 'A' }],
  resources: [{ id: 'A', href: 'pages/boil.html' }],
});
const withResources = (...resources: WrittenResource[]) =>
  scormManifest({ items: [{ title: 'Boiling', resource: 'A' }], resources });
const withDoctype = (doctype: string, title: string) =>
  plain.replace('?>', `?>${doctype}`).replace('Boiling', title);

const LAUGHS = `<!DOCTYPE manifest [<!ENTITY a "ha">${[...'bcdefghij']
  .map((name, index) => `<!ENTITY ${name} "${`&${'abcdefghij'[index]};`.repeat(10)}">`)
  .join('')}]>`;

describe('a package that was made to do harm', () => {
  it.each([
    ['entities that stand for gigabytes', withDoctype(LAUGHS, '&j;'), 'xml_with_doctype'],
    [
      'an entity that is another file',
      withDoctype('<!DOCTYPE m [<!ENTITY x SYSTEM "file:///etc/passwd">]>', '&x;'),
      'xml_with_doctype',
    ],
    [
      'a definition that is elsewhere',
      withDoctype('<!DOCTYPE manifest SYSTEM "http://127.0.0.1/x.dtd">', 'Boiling'),
      'xml_with_doctype',
    ],
    ['an entity that nobody defined', plain.replace('Boiling', '&nothing;'), 'xml_damaged'],
    ['XML that ends too early', plain.slice(0, -20), 'xml_damaged'],
    ['no XML at all', 'PK\u0003\u0004', 'xml_damaged'],
    ['nothing in its manifest', '', 'xml_damaged'],
    ['a gigantic manifest', `${plain}<!--${'x'.repeat(9 * 1024 * 1024)}-->`, 'manifest_too_large'],
    [
      'an outline without end in its depth',
      scormManifest({ items: [], resources: [] }).replace(
        '</title>',
        `</title>${'<item>'.repeat(100)}${'</item>'.repeat(100)}`,
      ),
      'xml_too_deep',
    ],
    ['an encoding that hides what it says', plain.replace('UTF-8', 'UTF-7'), 'encoding_unknown'],
    [
      'bytes that are not in its encoding',
      Buffer.from(plain.replace('Boiling', 'Th\xe9'), 'latin1'),
      'encoding_unknown',
    ],
  ])('is refused with %s', async (_, manifest, code) => {
    expect((await refusalOf(withManifest(manifest))).code).toBe(code);
  });

  it('is refused with more items than a course can have, and with a hundred thousand', async () => {
    const itemsOf = (count: number) =>
      scormManifest({
        items: Array.from({ length: count }, () => ({ title: 'Boiling', resource: 'A' })),
        resources: [],
      });
    expect((await refusalOf(withManifest(itemsOf(5001)))).code).toBe('too_many_items');
    expect((await refusalOf(withManifest(itemsOf(6000)))).code).toBe('too_many_items');
    const many = itemsOf(100_000).replaceAll(/ identifier="ITEM-\d+"/g, '');
    expect((await refusalOf(withManifest(many))).code).toBe('xml_too_large');
  });

  it.each([
    '../../etc/passwd',
    '/etc/passwd',
    '..%2f..%2fetc/passwd',
    String.raw`..\..\secret`,
    String.raw`C:\secret.html`,
    'a/../../b.html',
    'pages/%00.html',
  ])('is refused with the address %s, which leaves it', async (href) => {
    const refusal = await refusalOf(withManifest(withResources({ id: 'A', href, files: [] })));
    expect(refusal).toMatchObject({ code: 'path_outside', file: href });
    const listed = await refusalOf(
      withManifest(withResources({ id: 'A', href: 'pages/boil.html', files: [href] })),
    );
    expect(listed.code).toBe('path_outside');
  });

  it('is refused with a base that leaves it, or a file that is on another machine', async () => {
    const based = withResources({ id: 'A', href: 'pages/boil.html' }).replace(
      '<resources>',
      '<resources xml:base="../">',
    );
    expect((await refusalOf(withManifest(based))).code).toBe('path_outside');
    const remote = withResources({ id: 'A', href: 'pages/boil.html', files: ['file:///etc/passwd'] });
    expect((await refusalOf(withManifest(remote))).code).toBe('path_outside');
  });

  it('never takes a file for a page that has a scheme, and leads nowhere from a text', async () => {
    const folder = await packageFolder({
      ...withManifest(
        withResources({ id: 'A', href: 'pages/bad.html' }, { id: 'B', href: 'file:///etc/passwd' }),
      ),
      'pages/bad.html':
        '<a href="../../../etc/passwd">x</a><img src="file:///etc/passwd"><a href="//evil.example">y</a>z',
    });
    const { files, report } = await readPackage(diskFiles(folder));
    const [module] = (await files.list('')).filter(({ kind }) => kind === 'folder');
    expect((await files.list(module?.name ?? '')).map(({ name }) => name)).toEqual([
      'module.yaml',
      '01-boiling.md',
    ]);
    expect(report.parts.map(({ code, count }) => [code, count])).toEqual(
      expect.arrayContaining([
        ['links', 2],
        ['images', 1],
      ]),
    );
    await expect(files.read('../../../etc/passwd')).rejects.toThrow(/There is no/);
  });

  it('is refused when what it depends on depends on it', async () => {
    const circle = withResources(
      { id: 'A', href: 'pages/boil.html', dependencies: ['B'] },
      { id: 'B', files: [], dependencies: ['C'] },
      { id: 'C', files: [], dependencies: ['B'] },
    );
    expect(await refusalOf(withManifest(circle))).toMatchObject({ code: 'circular', file: 'B' });
    const long = Array.from({ length: 5000 }, (_, index) => ({
      id: `R${index}`,
      files: [],
      dependencies: [`R${index + 1}`],
    }));
    const chain = withResources({ id: 'A', href: 'pages/boil.html', dependencies: ['R0'] }, ...long);
    expect((await refusalOf(withManifest(chain))).code).toBe('too_many_files');
  });

  it('is refused for its questions too, unless they are only damaged', async () => {
    const laughing = assessment([]).replace('?>', `?>${LAUGHS}`);
    expect(await refusalOf(riversOfBengal(laughing))).toMatchObject({
      code: 'xml_with_doctype',
      file: 'quiz/assessment.xml',
    });
    const { report } = await readPackage(diskFiles(await packageFolder(riversOfBengal('<questestinterop>'))));
    expect(report.parts.find(({ code }) => code === 'texts_unreadable')?.places).toEqual(['Rivers']);
  });

  it('is refused with a link to another folder', async () => {
    const folder = await packageFolder(teaAtWork);
    await symlink('/etc', path.join(folder, 'etc'));
    expect(await refusalIn(folder)).toMatchObject({ code: 'not_a_file', file: 'etc' });
  });
});

describe('a package of another kind', () => {
  it.each([
    ['SCORM 2004', plain.replace('>1.2<', '>2004 4th Edition<'), 'ADL SCORM 2004 4th Edition'],
    [
      'an older cartridge',
      plain.replace('ADL SCORM', 'IMS Common Cartridge').replace('>1.2<', '>1.0.0<'),
      'IMS Common Cartridge 1.0.0',
    ],
    ['questions alone', '<questestinterop/>', '<questestinterop>'],
  ])('is refused by its name: %s', async (_, manifest, name) => {
    expect(await refusalOf(withManifest(manifest))).toMatchObject({ code: 'format_unknown', file: name });
  });

  it('is refused when nothing in it could become a lesson', async () => {
    const empty = scormManifest({
      items: [{ title: 'Water', children: [{ title: 'Nothing' }] }],
      resources: [],
    });
    expect((await refusalOf(withManifest(empty))).code).toBe('nothing_inside');
  });
});

it('may be written in UTF-16', async () => {
  const wide = Buffer.from(`\uFEFF${plain.replace('UTF-8', 'UTF-16')}`, 'utf16le');
  expect((await readPackage(diskFiles(await packageFolder(withManifest(wide))))).report.taken.lessons).toBe(
    1,
  );
});
