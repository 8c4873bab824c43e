import { readFileSync } from 'node:fs';
import path from 'node:path';
import { reportViolations } from './report-violations.ts';

export interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  /** Comes inside the archive of the package above it, whose integrity covers it. */
  readonly inBundle?: boolean;
  /** npm writes one name or a list, as the package itself did. */
  readonly os?: string | readonly string[];
  readonly cpu?: string | readonly string[];
  readonly libc?: string | readonly string[];
}

interface Manifest {
  readonly workspaces?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, string>>;
}

/** Also another package in the place of the one that is asked for. */
const EXACT = /^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

const SYSTEMS = ['linux x64', 'linux arm64', 'darwin x64', 'darwin arm64'];
const PLATFORM_WORDS =
  /[-.](linux|darwin|win32|windows|x64|arm64|gnu|musl|msvc|glibc)(?=$|[-.])|(?<=\/)(linux|darwin|win32)-(x64|arm64)$/g;

/** The same program under two names, because one of them was taken. */
const SAME_FAMILY: ReadonlyMap<string, string> = new Map([['node_modules/node-bin', 'node_modules/node']]);

/** Families whose parts are numbered each for itself: their newest are meant to go together. */
const NUMBERED_APART = new Set(['node_modules/@ffmpeg-installer', 'node_modules/@ffprobe-installer']);

/** The lockfile installs the same bytes on every machine: native parts for all systems, integrity, exact versions. */
export function lockfileViolations(root: string): string[] {
  const packages = readLockfile(root);
  const fromRegistry = [...packages].filter(([folder]) => folder.includes('node_modules/'));
  return [
    ...fromRegistry.flatMap(([folder, locked]) => againstPackage(folder, locked)),
    ...incompleteFamilies(packages),
    ...looseVersions(root),
  ];
}

function againstPackage(folder: string, locked: LockedPackage): string[] {
  if (locked.link) return [];
  return [
    ...(locked.integrity || locked.inBundle ? [] : [`${folder} has no integrity.`]),
    ...(locked.resolved ? [`${folder} is tied to the address ${locked.resolved}.`] : []),
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

/**
 * A package with native parts is a family of packages, one for each system, of which npm installs one. A lockfile made
 * on one machine easily lacks the others, and then the academy does not start on another system.
 */
function incompleteFamilies(packages: ReadonlyMap<string, LockedPackage>): string[] {
  const families = new Map<string, Map<string, string>>();
  for (const [folder, locked] of packages) {
    for (const system of systemsOf(locked)) {
      const family = familyOf(folder);
      families.set(
        family,
        (families.get(family) ?? new Map<string, string>()).set(system, locked.version ?? ''),
      );
    }
  }
  return [...families].flatMap(([family, versions]) => problemsOf(family.replace(/\W+$/, ''), versions));
}

function problemsOf(family: string, versions: ReadonlyMap<string, string>): string[] {
  const missing = SYSTEMS.filter((system) => !versions.has(system));
  const different = new Set(versions.values());
  return [
    ...(missing.length > 0 ? [`${family} has no part for ${missing.join(', ')}.`] : []),
    ...(different.size > 1 && !NUMBERED_APART.has(family)
      ? [`${family} has parts of different versions: ${[...different].join(', ')}.`]
      : []),
  ];
}

/** Those of the four systems that a package is made for. One for an operating system as a whole is not of a family. */
function systemsOf(locked: LockedPackage): string[] {
  const libc = listOf(locked.libc);
  if (libc.length > 0 && !libc.includes('glibc')) return [];
  const made = listOf(locked.os).flatMap((os) => listOf(locked.cpu).map((cpu) => `${os} ${cpu}`));
  return made.filter((system) => SYSTEMS.includes(system));
}

function familyOf(folder: string): string {
  const family = folder.replaceAll(PLATFORM_WORDS, '');
  return SAME_FAMILY.get(family) ?? family;
}

function listOf(value: string | readonly string[] | undefined): readonly string[] {
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : value;
}

function readLockfile(root: string): ReadonlyMap<string, LockedPackage> {
  const lockfile: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
  );
  return new Map(Object.entries(lockfile.packages));
}

function readManifest(root: string, folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
}

/** The project, and what is installed apart from it. */
const FOLDERS = ['.', 'bench/lighthouse', 'deploy/schemas'];

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '../..');
  reportViolations(FOLDERS.flatMap((folder) => lockfileViolations(path.join(root, folder))));
}
