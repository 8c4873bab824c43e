import { pathInPackage } from './package-files.ts';
import { PackageProblemError } from './package-problem.ts';
import { childAt, childrenOf, type XmlElement } from './read-xml.ts';

export interface ManifestResource {
  readonly id: string;
  readonly type: string;
  readonly isSco: boolean;
  /** A path in the package, or an address on the web; null for none. */
  readonly start: { readonly path: string } | { readonly address: string } | null;
  readonly files: readonly string[];
  readonly dependencies: readonly string[];
}

/** By their identifiers. An address that leaves the package refuses it. */
export function resourcesOf(root: XmlElement): Map<string, ManifestResource> {
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
