import { spawn } from 'node:child_process';
import path from 'node:path';

/*
 * Asks the registry whether a package of the lockfile has a known vulnerability. Not every registry can be asked, and
 * not every machine has a network: then this says so and passes, because it has found out nothing about the tree.
 */

interface Advisory {
  readonly name: string;
  readonly range: string;
  readonly severity: string;
  readonly title: string;
  readonly url: string;
}

type Audit =
  | { readonly kind: 'report'; readonly packages: number; readonly advisories: readonly Advisory[] }
  /** The registry answered, but has no such thing. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'unanswered'; readonly reason: string };

/** Advisories that were examined and do not concern us, by their address, each with the reason. */
const ACCEPTED: ReadonlyMap<string, string> = new Map();

interface NpmAnswer {
  readonly message?: string;
  readonly statusCode?: number;
  readonly vulnerabilities?: Readonly<Record<string, { readonly via: readonly (string | Advisory)[] }>>;
  readonly metadata?: { readonly dependencies?: { readonly total?: number } };
}

/** A registry that does not answer must not hold up every check. */
const LIMIT_MS = 15_000;

export interface AuditOutcome {
  readonly passes: boolean;
  readonly lines: readonly string[];
}

/** What the answer of `npm audit --json` means; null when none came in time. */
export function judgeAudit(answer: string | null, accepted = ACCEPTED): AuditOutcome {
  if (answer === null) return { passes: true, lines: ['Not audited: the registry did not answer in time.'] };
  const audit = readAudit(answer);
  if (audit.kind === 'refused')
    return { passes: true, lines: ['Not audited: the registry offers no audit.'] };
  if (audit.kind === 'unanswered') {
    return { passes: true, lines: [`Not audited: the registry could not be asked (${audit.reason}).`] };
  }
  const open = audit.advisories.filter(({ url }) => !accepted.has(url));
  const grave = open.filter(({ severity }) => severity === 'high' || severity === 'critical');
  const milder = open.length - grave.length;
  return {
    passes: grave.length === 0,
    lines: [
      ...grave.map(
        ({ name, range, severity, title, url }) => `${name} ${range}: ${title} (${severity}, ${url})`,
      ),
      grave.length > 0
        ? 'Update what brings them in; npm audit tells more.'
        : `No grave vulnerability is known in ${audit.packages} packages${milder > 0 ? `, and ${milder} milder: npm audit tells more` : ''}.`,
    ],
  };
}

/** Reads what `npm audit --json` prints, version 2 of its report. */
function readAudit(answer: string): Audit {
  const said = parse(answer);
  if (said === null) return { kind: 'unanswered', reason: 'npm gave no report' };
  if (said.vulnerabilities === undefined) {
    const isAnswered = said.statusCode !== undefined && said.statusCode < 500;
    return isAnswered ? { kind: 'refused' } : { kind: 'unanswered', reason: reasonOf(said) };
  }
  const advisories = new Map<string, Advisory>();
  for (const { via } of Object.values(said.vulnerabilities)) {
    // A name alone means that it only uses another package of the report.
    for (const found of via) if (typeof found !== 'string') advisories.set(found.url, found);
  }
  return {
    kind: 'report',
    packages: said.metadata?.dependencies?.total ?? 0,
    advisories: [...advisories.values()],
  };
}

function parse(answer: string): NpmAnswer | null {
  try {
    return JSON.parse(answer);
  } catch {
    return null;
  }
}

/** Without the address of the registry, which may carry credentials and must not get into a log. */
function reasonOf({ message = '', statusCode }: NpmAnswer): string {
  if (statusCode !== undefined) return `it answered ${statusCode}`;
  return /\b(E[A-Z_]{4,})\b/.exec(message)?.[1] ?? 'no connection';
}

/** The answer as npm prints it, or null when it took longer than the limit. */
export function askForAudit(
  env: NodeJS.ProcessEnv = process.env,
  limitMs = LIMIT_MS,
): Promise<string | null> {
  const args = ['audit', '--json', '--fetch-retries=0', `--fetch-timeout=${limitMs}`];
  return new Promise((resolve, reject) => {
    const npm = spawn('npm', args, {
      ...{ cwd: path.resolve(import.meta.dirname, '../..'), env },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let answer = '';
    const limit = setTimeout(() => {
      npm.kill('SIGKILL');
      // What npm started itself may still hold the pipe: it is not waited for.
      npm.stdout.destroy();
      resolve(null);
    }, limitMs);
    npm.stdout.setEncoding('utf8').on('data', (text: string) => {
      answer += text;
    });
    npm.once('error', reject).once('close', () => {
      clearTimeout(limit);
      resolve(answer);
    });
  });
}

if (import.meta.main) {
  const { passes, lines } = judgeAudit(await askForAudit());
  for (const line of lines) console.log(line);
  process.exitCode = passes ? 0 : 1;
}
