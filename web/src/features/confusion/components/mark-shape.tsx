import type { MarkName } from '../confusion-parts.ts';

/** Told apart by their shapes; their colours only help. */
const shapes: Readonly<Record<MarkName, { readonly path: string; readonly colour: string }>> = {
  // Two turns.
  watchedAgain: { path: 'M6 1 11 6H8V11H4V6H1Z', colour: 'text-accent' },
  // Falls down.
  stopped: { path: 'M1 2H11L6 11Z', colour: 'text-danger' },
  notes: { path: 'M2 2H10V10H2Z', colour: 'text-success' },
  questions: { path: 'M6 1A5 5 0 1 1 6 11A5 5 0 1 1 6 1Z', colour: 'text-ink-soft' },
  wrongAnswers: {
    path: 'M2.5 1 6 4.5 9.5 1 11 2.5 7.5 6 11 9.5 9.5 11 6 7.5 2.5 11 1 9.5 4.5 6 1 2.5Z',
    colour: 'text-warning',
  },
};

export const markColour = (name: MarkName) => shapes[name].colour;

export function MarkShape({ name, className = '' }: { name: MarkName; className?: string }) {
  const { path, colour } = shapes[name];
  return (
    <svg aria-hidden="true" viewBox="0 0 12 12" className={`size-3 shrink-0 ${colour} ${className}`}>
      <path d={path} fill="currentColor" />
    </svg>
  );
}
