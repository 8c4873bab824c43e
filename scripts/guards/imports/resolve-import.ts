import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';

export type Target =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'package'; readonly name: string }
  | { readonly kind: 'builtin'; readonly name: string }
  | { readonly kind: 'missing' };

const OWN_SCOPE = '@academy/';
const WEB_ALIAS = '@/';

/** What an import names: a file of this repository, by its path from the root, or something from outside. */
export function resolveImport(root: string, importer: string, specifier: string): Target {
  const name = specifier.replace(/\?.*$/, '');
  if (name.startsWith('.')) return fileAt(root, path.posix.join(path.posix.dirname(importer), name));
  if (name.startsWith(WEB_ALIAS)) return fileAt(root, `web/src/${name.slice(WEB_ALIAS.length)}`);
  if (name.startsWith(OWN_SCOPE)) {
    const [room, ...rest] = name.slice(OWN_SCOPE.length).split('/');
    return fileAt(root, `${room}/src/${rest.join('/')}`);
  }
  if (isBuiltin(name)) return { kind: 'builtin', name };
  const parts = name.split('/');
  return { kind: 'package', name: parts.slice(0, name.startsWith('@') ? 2 : 1).join('/') };
}

function fileAt(root: string, file: string): Target {
  return existsSync(path.join(root, file)) ? { kind: 'file', path: file } : { kind: 'missing' };
}
