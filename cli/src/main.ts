/** The command line `academy`: `npm run academy -- <command>`; `npm start` is its command start. */
import { enableCompileCache } from './compile-cache.ts';

// First of all, and so the rest is imported afterwards: only then is it read from the cache.
enableCompileCache();
const { runCommandLine } = await import('./run-command-line.ts');

process.exit(await runCommandLine(process.argv.slice(2)));
