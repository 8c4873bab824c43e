import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

export type PackageContents = Readonly<Record<string, string | Uint8Array>>;

/** A package as it lies on the disk when it was unpacked. */
export async function packageFolder(contents: PackageContents): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'academy-course-package-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(contents)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  return folder;
}

export interface WrittenItem {
  readonly title: string;
  readonly resource?: string;
  readonly isHidden?: boolean;
  /** More XML inside of the item. */
  readonly more?: string;
  readonly children?: readonly WrittenItem[];
}

export interface WrittenResource {
  readonly id: string;
  readonly type?: string;
  readonly href?: string;
  readonly files?: readonly string[];
  readonly dependencies?: readonly string[];
  readonly isSco?: boolean;
}

export function itemsXml(items: readonly WrittenItem[], prefix = 'ITEM'): string {
  return items
    .map(({ title, resource, isHidden, more = '', children = [] }, index) => {
      const id = `${prefix}-${index + 1}`;
      const reference = resource === undefined ? '' : ` identifierref="${resource}"`;
      const visible = isHidden ? ' isvisible="false"' : '';
      return `<item identifier="${id}"${reference}${visible}><title>${title}</title>${more}${itemsXml(children, id)}</item>`;
    })
    .join('\n');
}

export function resourcesXml(resources: readonly WrittenResource[]): string {
  const written = resources.map(({ id, type = 'webcontent', href, files, dependencies = [], isSco }) => {
    const named = files ?? (href === undefined || /^\w+:/.test(href) ? [] : [href]);
    const inner = [
      ...named.map((file) => `<file href="${file}"/>`),
      ...dependencies.map((other) => `<dependency identifierref="${other}"/>`),
    ];
    const start = href === undefined ? '' : ` href="${href}"`;
    const kind = isSco === undefined ? '' : ` adlcp:scormtype="${isSco ? 'sco' : 'asset'}"`;
    return `<resource identifier="${id}" type="${type}"${kind}${start}>${inner.join('')}</resource>`;
  });
  return `<resources>${written.join('\n')}</resources>`;
}
