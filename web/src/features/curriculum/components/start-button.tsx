import { lessonAddressOf } from '@academy/contract/curriculum/lesson-address.ts';
import { Link } from '@tanstack/react-router';
import { LogIn, Play } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { paths } from '@/config/paths.ts';
import { cn } from '@/lib/cn.ts';
import { textLanguage } from '@/lib/text-language.ts';
import type { StartState } from '../start-state.ts';

interface StartProps {
  courseId: string;
  start: StartState;
  /** There is something to do before it: enrolling, or what a finished course has earned. */
  secondary?: boolean;
}

export function StartButton({ courseId, start, secondary = false }: StartProps) {
  if (start.kind === 'empty') {
    return <p className="rounded-control bg-sunken px-4 py-3 text-center text-ink-soft">{start.label}</p>;
  }
  const Icon = start.kind === 'login' ? LogIn : Play;
  return (
    <Button asChild size="lg" variant={secondary ? 'outline' : 'primary'} className="w-full min-w-0">
      <Link {...startDestination(courseId, start)}>
        <Icon aria-hidden="true" />
        <span lang={textLanguage(start.label)} className="truncate">
          {start.label}
        </span>
      </Link>
    </Button>
  );
}

/** The same way in, over the course's picture. */
export function StartOverlay({ courseId, start }: StartProps) {
  if (start.kind === 'empty') return null;
  return (
    <Link {...startDestination(courseId, start)} className={overlayClasses}>
      <OverlayPill label={start.label} />
    </Link>
  );
}

interface PreviewOverlayProps {
  label: string;
  onOpen: () => void;
  /** Somebody is about to. */
  onNear: () => void;
}

/** In its place, for who may not start yet: what can be watched right here. */
export function PreviewOverlay({ label, onOpen, onNear }: PreviewOverlayProps) {
  return (
    <button
      type="button"
      onClick={onOpen}
      onPointerEnter={onNear}
      onFocus={onNear}
      className={cn(overlayClasses, 'w-full')}
    >
      <OverlayPill label={label} />
    </button>
  );
}

const overlayClasses =
  'group absolute inset-0 flex items-center justify-center rounded-card bg-[rgb(20_17_14/0.2)] transition-colors hover:bg-[rgb(20_17_14/0.4)] focus-visible:-outline-offset-4 focus-visible:outline-white';

function OverlayPill({ label }: { label: string }) {
  return (
    <span className="flex max-w-[88%] min-w-0 items-center gap-3 rounded-full bg-[rgb(20_17_14/0.82)] py-2 pr-6 pl-2 text-white shadow-pop transition-transform duration-150 group-hover:scale-[1.03]">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-white text-[#1c1a17]">
        <Play aria-hidden="true" className="ml-0.5 size-5 fill-current" />
      </span>
      <span lang={textLanguage(label)} className="truncate font-semibold">
        {label}
      </span>
    </span>
  );
}

/** Where the start button leads; after logging in, back to the course. */
function startDestination(courseId: string, start: Exclude<StartState, { kind: 'empty' }>) {
  return start.kind === 'login'
    ? { to: paths.login(), search: { returnTo: paths.course(courseId) } }
    : { to: paths.lesson(lessonAddressOf(courseId, start.lesson)) };
}
