import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { paths } from '@/config/paths.ts';
import { timeText } from '@/lib/language/times.ts';
import { textLanguage } from '@/lib/text-language.ts';
import type { WaitingNote } from '../unsent-notes.ts';

/** Notes that the server does not have yet. Each is sent or thrown away where it was written. */
export function WaitingNotes({ notes }: { notes: readonly WaitingNote[] }) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="mt-8 rounded-card border border-line bg-warning-tint px-4 py-4 md:mt-10 md:px-6"
    >
      <h2 id={headingId} className="text-xl">
        {t`Notes that are not saved yet`}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        {t`They are kept on this device alone. Open the lesson to send them.`}
      </p>
      <ul className="mt-2 divide-y divide-line">
        {notes.map(({ seconds, content, address }) => (
          <li
            key={`${address?.lessonId} ${seconds} ${content}`}
            className="flex flex-wrap gap-x-4 gap-y-1 py-3 sm:flex-nowrap"
          >
            <p className="min-w-14 shrink-0 text-sm/6 font-bold figures-tabular">{timeText(seconds)}</p>
            <p
              lang={textLanguage(content)}
              className="min-w-0 grow wrap-anywhere whitespace-pre-wrap max-sm:basis-full"
            >
              {content}
            </p>
            {address === null ? null : (
              <Link
                to={paths.lesson(address)}
                search={{ tab: 'notes' }}
                className="touch-target shrink-0 self-start text-sm/6 font-bold text-accent-ink underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                {t`Open the lesson`}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
