import type { PackageReport } from '@academy/contract/course-packages/package-report.ts';
import { curriculumLimits } from '@academy/contract/curriculum/lesson-constants.ts';
import { folderIdSchema } from '../course-folder/folder-id.ts';
import { pathInPackage } from './package-files.ts';
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

export interface ManifestResource {
  readonly id: string;
  readonly type: string;
  readonly isSco: boolean;
  /** A path in the package, or an address on the web; null for none. */
  readonly start: { readonly path: string } | { readonly address: string } | null;
  readonly files: readonly string[];
  readonly dependencies: readonly string[];
}

const MOST_ITEMS = curriculumLimits.modules + curriculumLimits.lessons;
const RULES = ['prerequisites', 'masteryscore', 'maxtimeallowed', 'timelimitaction'];

export function readManifest(root: XmlElement): Manifest {
  const organizations = childrenOf(childAt(root, 'organizations'), 'organization');
  const named = childAt(root, 'organizations')?.attributes.get('default');
  const chosen =
    organizations.find(({ attributes }) => attributes.get('identifier') === named) ?? organizations[0];
  const general = childAt(root, 'metadata', 'lom', 'general');
  const items = itemsOf(chosen);
  // A cartridge has one item without a title around its outline.
  const [only] = items;
  const isWrapped = items.length === 1 && only?.title === '' && only.resource === null;
  return {
    ...formatOf(root),
    title: titleOf(chosen) || firstText(childAt(general, 'title')),
    description: firstText(childAt(general, 'description')),
    language: childAt(general, 'language')?.text.trim() ?? '',
    keywords: childrenOf(general, 'keyword').map(firstText),
    items: isWrapped ? only.children : items,
    resources: resourcesOf(root),
    otherOrganizations: Math.max(0, organizations.length - 1),
    innerManifests: childrenOf(root, 'manifest').length,
  };
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

function resourcesOf(root: XmlElement): Map<string, ManifestResource> {
  const all = childAt(root, 'resources');
  const found = new Map<string, ManifestResource>();
  for (const element of childrenOf(all, 'resource')) {
    const { attributes } = element;
    const bases = [root, all, element].map((one) => one?.attributes.get('base') ?? '');
    const folder = bases.reduce((around, base) => (base === '' ? around : inside(around, `${base}/`)), '');
    const href = attributes.get('href') ?? '';
    const id = attributes.get('identifier') ?? '';
    found.set(id, {
      id,
      type: attributes.get('type') ?? '',
      isSco: attributes.get('scormtype')?.toLowerCase() === 'sco',
      start: href === '' ? null : startOf(folder, href),
      files: childrenOf(element, 'file').map(({ attributes }) =>
        inside(folder, attributes.get('href') ?? ''),
      ),
      dependencies: childrenOf(element, 'dependency').map(
        ({ attributes }) => attributes.get('identifierref') ?? '',
      ),
    });
  }
  return found;
}

function startOf(folder: string, href: string): ManifestResource['start'] {
  const found = pathInPackage(folder, href);
  if (found === 'elsewhere') return { address: href.trim() };
  return { path: inside(folder, href) };
}

function inside(folder: string, href: string): string {
  const found = pathInPackage(folder, href);
  if (typeof found === 'string') throw new PackageProblemError('path_outside', href);
  return found.path;
}

function titleOf(element: XmlElement | undefined): string {
  return childAt(element, 'title')?.text.trim() ?? '';
}

/** Metadata say one thing in several languages; the first is taken. */
function firstText(element: XmlElement | undefined): string {
  if (element === undefined) return '';
  return (descendantsOf(element, 'langstring', 'string')[0] ?? element).text.trim();
}
