import path from 'node:path';
import { incompleteFamilies } from './lockfile/native-families.ts';
import { type LockedPackage, readLockfile, readManifest } from './lockfile/read-lockfile.ts';
import { reportViolations } from './report-violations.ts';

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** The lockfile installs the same bytes on every machine: native parts for all systems, integrity, exact versions. */
export function lockfileViolations(root: string): string[] {
  const packages = readLockfile(root);
  const fromRegistry = [...packages].filter(([place]) => place.includes('node_modules/'));
  return [
    ...fromRegistry.flatMap(([place, locked]) => againstPackage(place, locked)),
    ...incompleteFamilies(packages),
    ...looseVersions(root),
  ];
}

function againstPackage(place: string, locked: LockedPackage): string[] {
  if (locked.link) return [];
  return [
    ...(locked.integrity || locked.inBundle ? [] : [`${place} has no integrity.`]),
    ...(locked.resolved ? [`${place} is tied to the address ${locked.resolved}.`] : []),
  ];
}

function looseVersions(root: string): string[] {
  const folders = ['.', ...(readManifest(root, '.').workspaces ?? [])];
  return folders.flatMap((folder) => {
    const manifest = readManifest(root, folder);
    const wanted = [
      manifest.dependencies,
      manifest.devDependencies,
      manifest.optionalDependencies,
      manifest.overrides,
    ].flatMap((section) => Object.entries(section ?? {}));
    const file = path.join(folder, 'package.json');
    return wanted
      .filter(([, version]) => !EXACT.test(version))
      .map(([name, version]) => `${file} asks for ${name} ${version}, which is no exact version.`);
  });
}

if (import.meta.main) reportViolations(lockfileViolations(path.resolve(import.meta.dirname, '../..')));
