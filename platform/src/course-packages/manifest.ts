import path from 'node:path';
import type { PackageReport } from '@academy/contract/course-packages/package-report.ts';
import { curriculumLimits } from '@academy/contract/curriculum/lesson-constants.ts';
import { nameOfFile } from '@academy/contract/resources/resource-name.ts';
import { folderIdSchema } from '../course-folder/folder-id.ts';
import { type ManifestResource, resourcesOf } from './manifest-resources.ts';
import { PackageProblemError } from './package-problem.ts';
import { childAt, childrenOf, descendantsOf, type XmlElement } from './read-xml.ts';

/** imsmanifest.xml, as far as SCORM 1.2 and Common Cartridge 1.1 to 1.3 agree on it. */
export interface Manifest {
  readonly format: PackageReport['format'];
  readonly version: string;
  readonly title: string;
  readonly description: string;
  /** A tag such as en-GB; empty for none. */
  readonly language: string;
  readonly keywords: readonly string[];
  /** The first level of the outline that is the package's default. */
  readonly items: readonly ManifestItem[];
  readonly resources: ReadonlyMap<string, ManifestResource>;
  readonly otherOrganizations: number;
  readonly innerManifests: number;
}

export interface ManifestItem {
  /** Null for one that no folder can have. */
  readonly id: string | null;
  readonly title: string;
  readonly resource: string | null;
  readonly isHidden: boolean;
  /** What SCORM lets an item demand before or while it is open. */
  readonly hasRules: boolean;
  readonly children: readonly ManifestItem[];
}

const MOST_ITEMS = curriculumLimits.modules + curriculumLimits.lessons;
const RULES = ['prerequisites', 'masteryscore', 'maxtimeallowed', 'timelimitaction'];

export function readManifest(root: XmlElement): Manifest {
  const format = formatOf(root);
  const resources = resourcesOf(root);
  const organizations = childrenOf(childAt(root, 'organizations'), 'organization');
  const byDefault = childAt(root, 'organizations')?.attributes.get('default');
  const chosen =
    organizations.find(({ attributes }) => attributes.get('identifier') === byDefault) ?? organizations[0];
  const general = childAt(root, 'metadata', 'lom', 'general');
  const named = { organization: titleOf(chosen), metadata: firstText(childAt(general, 'title')) };
  const title =
    format.format === 'scorm' ? named.organization || named.metadata : named.metadata || named.organization;
  return {
    ...format,
    title,
    description: firstText(childAt(general, 'description')),
    language: childAt(general, 'language')?.text.trim() ?? '',
    keywords: childrenOf(general, 'keyword').map(firstText),
    items: withoutRoot(itemsOf(chosen), title, resources),
    resources,
    otherOrganizations: Math.max(0, organizations.length - 1),
    innerManifests: childrenOf(root, 'manifest').length,
  };
}

/**
 * A cartridge has one item around its outline, which is called like the course or like nothing. Where there is no outline,
 * as in an export of tests alone, everything in it is.
 */
function withoutRoot(
  items: readonly ManifestItem[],
  title: string,
  resources: Manifest['resources'],
): readonly ManifestItem[] {
  const [only] = items;
  const isRoot = items.length === 1 && only?.resource === null && ['', title].includes(only.title);
  const outline = isRoot ? only.children : items;
  if (outline.length > 0) return outline;
  const needed = new Set([...resources.values()].flatMap(({ dependencies }) => dependencies));
  const free = [...resources.values()].filter(({ id }) => !needed.has(id));
  if (free.length > MOST_ITEMS) throw new PackageProblemError('too_many_items');
  return free.map(({ id, start, files }) => {
    const file = start !== null && 'path' in start ? start.path : (files[0] ?? id);
    const title = nameOfFile(path.posix.basename(file));
    return { id: null, title, resource: id, isHidden: false, hasRules: false, children: [] };
  });
}

function formatOf(root: XmlElement): Pick<Manifest, 'format' | 'version'> {
  if (root.name !== 'manifest') throw new PackageProblemError('format_unknown', `<${root.name}>`);
  const schema = childAt(root, 'metadata', 'schema')?.text.trim() ?? '';
  const version = childAt(root, 'metadata', 'schemaversion')?.text.trim() ?? '';
  const spaces = [...root.attributes.values()].join(' ');
  if (/^ADL SCORM$/i.test(schema) && version === '1.2') return { format: 'scorm', version };
  // Many programs leave the metadata out; the namespace tells as well.
  if (schema === '' && /adlcp_rootv1p2/.test(spaces)) return { format: 'scorm', version: '1.2' };
  const cartridge = /^IMS (Thin )?Common Cartridge$/i.exec(schema);
  if (cartridge && /^1\.[123](?:\.\d+)?$/.test(version)) {
    return {
      format: cartridge[1] ? 'thin_common_cartridge' : 'common_cartridge',
      version: version.slice(0, 3),
    };
  }
  throw new PackageProblemError('format_unknown', `${schema} ${version}`.trim() || null);
}

function itemsOf(organization: XmlElement | undefined): ManifestItem[] {
  const taken = new Set<string>();
  let count = 0;
  const read = (element: XmlElement): ManifestItem => {
    count += 1;
    if (count > MOST_ITEMS) throw new PackageProblemError('too_many_items');
    const id = folderIdSchema.safeParse(element.attributes.get('identifier')).data ?? '';
    const isNew = id !== '' && !taken.has(id);
    taken.add(id);
    return {
      id: isNew ? id : null,
      title: titleOf(element),
      resource: element.attributes.get('identifierref') || null,
      isHidden: element.attributes.get('isvisible') === 'false',
      hasRules: element.children.some(({ name }) => RULES.includes(name)),
      children: childrenOf(element, 'item').map(read),
    };
  };
  return childrenOf(organization, 'item').map(read);
}

function titleOf(element: XmlElement | undefined): string {
  return childAt(element, 'title')?.text.trim() ?? '';
}

/** Metadata say one thing in several languages; the first is taken. */
function firstText(element: XmlElement | undefined): string {
  if (element === undefined) return '';
  return (descendantsOf(element, 'langstring', 'string')[0] ?? element).text.trim();
}
