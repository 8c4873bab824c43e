import type { LockedPackage } from './read-lockfile.ts';

const SYSTEMS = ['linux x64', 'linux arm64', 'darwin x64', 'darwin arm64'];
const PLATFORM_WORDS =
  /[-.](linux|darwin|win32|windows|x64|arm64|gnu|musl|msvc|glibc)(?=$|[-.])|(?<=\/)(linux|darwin|win32)-(x64|arm64)$/g;

/** The same program under two names, because one of them was taken. */
const SAME_FAMILY: ReadonlyMap<string, string> = new Map([['node_modules/node-bin', 'node_modules/node']]);

/** Families whose parts are numbered each for itself: their newest are meant to go together. */
const NUMBERED_APART = new Set(['node_modules/@ffmpeg-installer', 'node_modules/@ffprobe-installer']);

/**
 * A package with native parts is a family of packages, one for each system, of which npm installs one. A lockfile made
 * on one machine easily lacks the others, and then the academy does not start on somebody else's.
 */
export function incompleteFamilies(packages: ReadonlyMap<string, LockedPackage>): string[] {
  const families = new Map<string, Map<string, string>>();
  for (const [place, locked] of packages) {
    for (const system of systemsOf(locked)) {
      const family = familyOf(place);
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

function familyOf(place: string): string {
  const family = place.replaceAll(PLATFORM_WORDS, '');
  return SAME_FAMILY.get(family) ?? family;
}

function listOf(value: string | readonly string[] | undefined): readonly string[] {
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : value;
}
