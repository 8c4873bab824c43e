import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { t } from '@lingui/core/macro';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useFollowedVideoStatus } from '@/api/videos.ts';
import { Alert } from '@/components/ui/alert.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { cn } from '@/lib/cn.ts';
import { lazyPart, useLazyPart } from '@/lib/lazy-part.ts';

const editor = lazyPart(() => import('./chapter-editor.tsx'));

interface LazyChapterEditorProps {
  address: LessonAddress;
  userId: string;
}

/** The chapters of a lesson in its form, folded until they are wanted. A lesson without a film of its own has none. */
export function LazyChapterEditor({ address, userId }: LazyChapterEditorProps) {
  const { data: video } = useFollowedVideoStatus(address);
  const [opened, setOpened] = useState(0);
  const isOpen = opened % 2 === 1;
  const { part, failed } = useLazyPart(editor, isOpen ? opened : undefined);
  const contentId = useId();
  if (!video?.playing) return null;
  return (
    <section aria-label={t`Chapters`} className="rounded-card border border-line bg-card px-4">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={() => setOpened((count) => count + 1)}
        className="flex min-h-13 w-full items-center gap-3 rounded-control py-2 text-left hover:text-accent-ink"
      >
        <span className="flex min-w-0 flex-wrap items-center gap-x-3">
          <span className="font-semibold">{t`Chapters`}</span>
          <span className="text-sm text-ink-soft">{t`Titled parts of the film, on its seek bar and in its transcript`}</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className={cn('ml-auto size-4 shrink-0 text-ink-soft transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      <div id={contentId} className={cn(isOpen && 'pb-4')}>
        {isOpen && part ? (
          <part.ChapterEditor address={address} userId={userId} posterUrl={video.playing.posterUrl} />
        ) : null}
        {isOpen && !part && !failed ? <Skeleton className="h-40" /> : null}
        {isOpen && failed && !part ? (
          <Alert
            variant="destructive"
            title={t`This part could not be loaded.`}
          >{t`Check your connection, close it and open it again.`}</Alert>
        ) : null}
      </div>
    </section>
  );
}
