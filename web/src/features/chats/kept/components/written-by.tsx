import type { Answer } from '@academy/contract/chats/answer.ts';
import { plural, t } from '@lingui/core/macro';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { numberText } from '@/lib/language/numbers.ts';
import type { Here } from '../source-text.ts';
import { Passages } from './answer-body.tsx';

interface WrittenByProps {
  courseId: string;
  here: Here;
  model: string;
  answer: Answer;
}

/** Who wrote it, and from what: for those who have no mouse to point at a chip. */
export function WrittenBy({ model, answer, ...where }: WrittenByProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const count = answer.fits ? answer.sources.length : 0;
  const number = numberText(count);
  return (
    <div className="mt-2 text-sm text-ink-soft">
      <p className="flex flex-wrap items-center gap-x-3">
        <span>{t`Written by ${model}`}</span>
        {count > 0 ? (
          <Button
            variant="link"
            size="sm"
            className="h-8!"
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setOpen(!isOpen)}
          >
            {plural(count, { one: `From ${number} passage`, other: `From ${number} passages` })}
          </Button>
        ) : null}
      </p>
      <div id={listId} hidden={!isOpen}>
        {isOpen ? <Passages sources={answer.sources} {...where} /> : null}
      </div>
    </div>
  );
}
