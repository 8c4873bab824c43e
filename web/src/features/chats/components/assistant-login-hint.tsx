import { Link, useLocation } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { paths } from '@/config/paths.ts';
import { returnToFrom } from '@/lib/return-to.ts';

/** Stands where a signed-in user writes. */
export function AssistantLoginHint() {
  const search = useLocation({ select: returnToFrom });
  return (
    <p className="flex items-center justify-center gap-2 border-t border-line bg-sunken px-4 py-4 text-sm">
      <Lock aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
      <span>
        Please{' '}
        <Link
          to={paths.login()}
          search={search}
          className="font-semibold text-accent-ink underline underline-offset-4"
        >
          log in
        </Link>{' '}
        to chat with the AI assistant.
      </span>
    </p>
  );
}
