import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withCheckoutLock } from './checkout-lock.mjs';
import { Problem, projectNode, root } from './project.mjs';
import { runQuietly } from './quiet-run.mjs';

const web = join(root, 'web');
const stampFile = join(web, 'dist', '.build-hash');
const NOT_SOURCES = new Set(['dist', 'node_modules']);

/** Builds the web app when what it is made of has changed; the stamp is written only after a build that succeeded. */
export async function ensureWebBuilt() {
  if (isBuilt()) return;
  await withCheckoutLock(async (lock) => {
    if (isBuilt()) return;
    const hash = hashOfSources();
    await build(lock);
    writeFileSync(stampFile, hash);
  });
}

function isBuilt() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hashOfSources();
}

function hashOfSources() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const folder of [web, join(root, 'contract', 'src')]) {
    for (const file of listFiles(folder)) hash.update(`\0${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function listFiles(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => !NOT_SOURCES.has(entry.name),
  );
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? listFiles(path) : [path];
  });
}

async function build(lock) {
  await runVite(lock, ['build', '--manifest'], {
    running: 'Building the web app',
    done: 'Web app built',
    failed: 'Web app not built',
  });
  // Into the folder of the first, which would empty it.
  await runVite(lock, ['build', '--config', 'vite.server.config.ts'], {
    running: 'Building what draws its pages',
    done: 'Its pages can be drawn',
    failed: 'What draws its pages not built',
  });
}

async function runVite(lock, steps, line) {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const result = await runQuietly(projectNode(), [vite, ...steps], {
    line,
    cwd: web,
    env: { ...process.env, NODE_ENV: 'production' },
    onStart: lock.alsoHeldBy,
  });
  if (result.succeeded) return;
  console.error(result.output);
  throw new Problem(`The web app could not be built: vite ended with ${result.ending}, and said the above.`);
}
