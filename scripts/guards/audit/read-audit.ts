export interface Advisory {
  readonly name: string;
  readonly range: string;
  readonly severity: string;
  readonly title: string;
  readonly url: string;
}

export type Audit =
  | { readonly kind: 'report'; readonly packages: number; readonly advisories: readonly Advisory[] }
  /** The registry answered, but has no such thing. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'unanswered'; readonly reason: string };

/** Advisories that were examined and do not concern us, by their address, each with the reason. */
const ACCEPTED: ReadonlyMap<string, string> = new Map();

export function isAccepted(url: string, accepted: ReadonlyMap<string, string> = ACCEPTED): boolean {
  return accepted.has(url);
}

interface NpmAnswer {
  readonly message?: string;
  readonly statusCode?: number;
  readonly vulnerabilities?: Readonly<Record<string, { readonly via: readonly (string | Advisory)[] }>>;
  readonly metadata?: { readonly dependencies?: { readonly total?: number } };
}

/** Reads what `npm audit --json` prints, version 2 of its report. */
export function readAudit(answer: string): Audit {
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
