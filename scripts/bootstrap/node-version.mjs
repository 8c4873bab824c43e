import { Problem } from './problem.mjs';

const OLDEST_MAJOR = 20;
const OLDEST_MINOR = 19;

/** The machine's Node only installs and hands over, but npm's own tools and these files need a recent one. */
export function requireNodeVersion(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > OLDEST_MAJOR || (major === OLDEST_MAJOR && minor >= OLDEST_MINOR)) return;
  throw new Problem(
    `Academy needs Node.js ${OLDEST_MAJOR}.${OLDEST_MINOR} or later, and this is ${version}. Install a newer one from https://nodejs.org and run the command again.`,
  );
}
