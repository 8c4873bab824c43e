import { cn } from '@/lib/cn.ts';
import { eventText } from './event-words.ts';

/** What happened in plain words, and the name that receivers of messages know it by. */
export function EventName({ event, className }: { event: string; className?: string }) {
  const text = eventText(event);
  const name = <code className="text-xs font-normal text-ink-soft wrap-anywhere">{event}</code>;
  return (
    <span className={cn('flex min-w-0 flex-wrap items-baseline gap-x-2', className)}>
      {text === null ? null : <span>{text}</span>} {name}
    </span>
  );
}
