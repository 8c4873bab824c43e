import { CircleAlert } from 'lucide-react';
import { tooLongText } from '@/lib/too-long.ts';

interface TooLongProps {
  /** Of the paragraph, for the field that it is about. */
  id: string;
  text: string;
  most: number;
}

/** Under a field that stands without a label of its own; `Field` has a place for what is wrong. */
export function TooLong({ id, text, most }: TooLongProps) {
  const problem = tooLongText(text, most);
  if (problem === undefined) return null;
  return (
    <p
      id={id}
      role="status"
      className="flex w-full items-center gap-1.5 py-1 text-sm font-medium text-danger"
    >
      <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
      {problem}
    </p>
  );
}
