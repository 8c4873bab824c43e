import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useFollowedVideoStatus } from '@/api/videos.ts';
import { FoldedPart } from '@/components/folded-part.tsx';
import { lazyPart, useLazyPart } from '@/lib/lazy-part.ts';
import { lessonsWithDraft } from '@/lib/part-drafts.ts';

const editor = lazyPart(() => import('./chapter-editor.tsx'));

interface LazyChapterEditorProps {
  address: LessonAddress;
  userId: string;
}

/** The chapters of a lesson in its form, folded until they are wanted or some were not saved. A lesson without a film of its own has none. */
export function LazyChapterEditor({ address, userId }: LazyChapterEditorProps) {
  const { data: video } = useFollowedVideoStatus(address);
  const [opened, setOpened] = useState(() =>
    lessonsWithDraft('chapters', userId).includes(address.lessonId) ? 1 : 0,
  );
  const isOpen = opened % 2 === 1;
  const { part, failed } = useLazyPart(editor, isOpen ? opened : undefined);
  if (!video?.playing) return null;
  return (
    <FoldedPart
      title={t`Chapters`}
      hint={t`Titled parts of the film, on its seek bar and in its transcript`}
      isOpen={isOpen}
      onToggle={() => setOpened((count) => count + 1)}
      arrival={{ isThere: part !== undefined, failed }}
    >
      {part && opened > 0 ? (
        <part.ChapterEditor address={address} userId={userId} film={video.playing} isFolded={!isOpen} />
      ) : null}
    </FoldedPart>
  );
}
