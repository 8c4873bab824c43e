import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

const scripts = path.resolve(import.meta.dirname, '../..');

/** Stands in for npm at its border: takes `ci`, leaves a node and a vite, and can be told to fail or to hang half-way. */
const NPM = `
import { appendFileSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
const beside = (name) => join(import.meta.dirname, name);
const folder = relative(beside('checkout'), process.cwd());
appendFileSync(beside('calls'), 'npm ' + process.argv[2] + (folder ? ' in ' + folder : '') + '\\n');
if (existsSync(beside('npm-fails'))) { console.error('E404 no such package'); process.exit(1); }
rmSync('node_modules', { recursive: true, force: true });
mkdirSync('node_modules/.bin', { recursive: true });
if (existsSync(beside('npm-hangs'))) { appendFileSync(beside('calls'), 'hanging\\n'); setInterval(() => {}, 1000); }
else {
  symlinkSync(process.execPath, 'node_modules/.bin/node');
  mkdirSync('node_modules/vite/bin', { recursive: true });
  writeFileSync('node_modules/vite/package.json', '{"type":"module"}');
  writeFileSync('node_modules/vite/bin/vite.js', ${JSON.stringify(`
    import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
    appendFileSync('../../calls', 'vite ' + process.argv.slice(2).join(' ') + '\\n');
    mkdirSync('dist', { recursive: true });
    writeFileSync('dist/index.html', '');
  `)});
}`;

/** The program that is handed over to: says what it was given, counts requests to stop, and takes its time to stop. */
const PROGRAM = `
let stops = 0;
const given = process.argv.slice(2).join(' ');
if (given.includes('stay')) {
  const staying = setInterval(() => {}, 1000);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {
    stops += 1;
    setTimeout(() => { clearInterval(staying); console.log('stops ' + stops); process.exit(7); }, 400);
  });
}
console.log('running ' + given);`;

export interface Run {
  readonly process: ChildProcess;
  readonly output: () => string;
  /** Resolves with the exit code, or the signal it died of. */
  readonly ended: Promise<number | string>;
}

/** A checkout small enough to be started within a test, in a folder whose name has a space as people's folders do. */
export function temporaryCheckout() {
  const folder = mkdtempSync(path.join(tmpdir(), 'academy boot-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const root = path.join(folder, 'checkout');
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  };
  cpSync(path.join(scripts, 'bootstrap'), path.join(root, 'scripts/bootstrap'), { recursive: true });
  cpSync(path.join(scripts, 'start.mjs'), path.join(root, 'scripts/start.mjs'));
  cpSync(path.join(scripts, 'test.mjs'), path.join(root, 'scripts/test.mjs'));
  cpSync(path.join(scripts, 'lighthouse.mjs'), path.join(root, 'scripts/lighthouse.mjs'));
  write('package.json', '{ "type": "module" }');
  write('package-lock.json', '{}');
  write('bench/lighthouse/package-lock.json', '{}');
  write('web/src/main.ts', 'export {};');
  write('contract/src/course.ts', 'export {};');
  write('cli/src/main.ts', PROGRAM);
  write('../npm-cli.mjs', NPM);
  write('../calls', '');

  const start = (...args: string[]): Run => run('scripts/start.mjs', args);
  const run = (script: string, args: string[] = []): Run => {
    const child = spawn(process.execPath, [path.join(root, script), ...args], {
      cwd: folder,
      env: {
        ...process.env,
        TMPDIR: folder,
        npm_execpath: path.join(folder, 'npm-cli.mjs'),
        npm_node_execpath: process.execPath,
      },
    });
    let output = '';
    child.stdout.on('data', (piece) => {
      output += piece;
    });
    child.stderr.on('data', (piece) => {
      output += piece;
    });
    const ended = once(child, 'close').then(([code, signal]) => code ?? signal);
    return { process: child, output: () => output, ended };
  };
  const remove = (file: string) => rmSync(path.join(root, file));
  return {
    write,
    remove,
    start,
    run,
    calls: () => readFileSync(path.join(folder, 'calls'), 'utf8').split('\n').slice(0, -1),
  };
}
