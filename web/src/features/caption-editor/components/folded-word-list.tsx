import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { FoldedPart } from '@/components/folded-part.tsx';
import { WordList } from './word-list.tsx';

/** Folded until it is wanted: it belongs to the whole course. */
export function FoldedWordList({ courseId, userId }: { courseId: string; userId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <FoldedPart title={t`Names and terms`} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)}>
      {isOpen ? <WordList courseId={courseId} userId={userId} /> : null}
    </FoldedPart>
  );
}
