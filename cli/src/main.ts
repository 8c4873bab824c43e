/** The command line `academy`: `npm run academy -- <command>`; `npm start` is its command start. */
import './fast-start.ts';

// Imported only now: a static import would be loaded before fast-start.ts has run.
const { runCommandLine } = await import('./run-command-line.ts');

process.exit(await runCommandLine(process.argv.slice(2)));
