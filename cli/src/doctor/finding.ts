import { stripVTControlCharacters, styleText } from 'node:util';

/** What one look at the academy found, and what to do about it where there is something to do. */
export interface Finding {
  /** What was looked at, in a word or two. */
  readonly subject: string;
  readonly state: 'good' | 'warning' | 'problem';
  readonly text: string;
  readonly advice?: string;
}

export function good(subject: string, text: string): Finding {
  return { subject, state: 'good', text };
}

export function warning(subject: string, text: string, advice: string): Finding {
  return { subject, state: 'warning', text, advice };
}

export function problem(subject: string, text: string, advice: string): Finding {
  return { subject, state: 'problem', text, advice };
}

export function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
}

const marks = { good: '✓', warning: '!', problem: '✗' } as const;
const colours = { good: 'green', warning: 'yellow', problem: 'red' } as const;

/** A line for each finding and one below for what to do; in colour only where colours are seen. */
export function reportOf(findings: readonly Finding[], inColour: boolean): string {
  const width = Math.max(...findings.map(({ subject }) => subject.length));
  const lines = findings.flatMap(({ subject, state, text, advice }) => [
    `${styleText(colours[state], `${marks[state]} ${state.padEnd(7)}`, { validateStream: false })}  ${subject.padEnd(width)}  ${text}`,
    ...(advice === undefined ? [] : [`${' '.repeat(width + 13)}${advice}`]),
  ]);
  const report = [...lines, '', summaryOf(findings)].join('\n');
  return inColour ? report : stripVTControlCharacters(report);
}

function summaryOf(findings: readonly Finding[]): string {
  const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length;
  const [problems, warnings] = [count('problem'), count('warning')];
  if (problems + warnings === 0) return 'Everything is in order.';
  const parts = [
    ...(problems > 0 ? [`${problems} ${problems === 1 ? 'problem' : 'problems'}`] : []),
    ...(warnings > 0 ? [`${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`] : []),
  ];
  return `${parts.join(' and ')}.`;
}
