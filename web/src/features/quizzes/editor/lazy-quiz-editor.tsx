import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useFollowedVideoStatus } from '@/api/videos.ts';
import { FoldedPart } from '@/components/folded-part.tsx';
import { lazyPart, useLazyPart } from '@/lib/lazy-part.ts';
import { lessonsWithDraft } from '@/lib/part-drafts.ts';

const editor = lazyPart(() => import('./quiz-editor.tsx'));

/** The Knowledge Check of a lesson, folded until it is wanted or was not saved: neither its code nor its questions are fetched before. */
export function LazyQuizEditor({ address, userId }: { address: LessonAddress; userId: string }) {
  const { data: video } = useFollowedVideoStatus(address);
  const [opened, setOpened] = useState(() =>
    lessonsWithDraft('quiz', userId).includes(address.lessonId) ? 1 : 0,
  );
  const isOpen = opened % 2 === 1;
  const { part, failed } = useLazyPart(editor, isOpen ? opened : undefined);
  return (
    <FoldedPart
      title={t`Knowledge Check`}
      hint={t`The questions under this lesson and in its film`}
      isOpen={isOpen}
      onToggle={() => setOpened((count) => count + 1)}
      arrival={{ isThere: part !== undefined, failed }}
    >
      {part && opened > 0 ? (
        <part.QuizEditor
          address={address}
          userId={userId}
          filmSeconds={video?.playing?.durationSeconds ?? null}
        />
      ) : null}
    </FoldedPart>
  );
}
