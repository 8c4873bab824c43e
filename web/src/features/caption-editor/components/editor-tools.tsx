import { t } from '@lingui/core/macro';
import { Redo2, TriangleAlert, Undo2 } from 'lucide-react';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { SearchInput } from '@/components/ui/search-input.tsx';
import type { SessionState } from '../model/caption-session.ts';
import type { CueText } from '../model/cue-edits.ts';
import { isMarked, marksOf } from '../model/cue-marks.ts';
import { KeyHelp } from './key-help.tsx';

interface EditorToolsProps {
  state: SessionState;
  activeId: string | null;
  onStep: (direction: 'undo' | 'redo') => void;
  onShow: (id: string) => void;
}

/** What is done with the whole track: taking back, and finding a cue by its words or by what is the matter with it. */
export function EditorTools({ state, activeId, onStep, onShow }: EditorToolsProps) {
  const [nothing, setNothing] = useState<(() => string) | null>(null);
  const { steps, edits } = state;
  const show = (found: CueText | undefined, otherwise: (() => string) | null = null) => {
    setNothing(() => (found ? null : otherwise));
    if (found) onShow(found.id);
  };
  const { shown } = edits;
  const marked = useMemo(
    () => new Set(shown.filter((cue, index) => isMarked(marksOf(cue, shown[index - 1])))),
    [shown],
  );
  return (
    <div className="flex flex-col gap-3">
      <FindField
        onFind={(words) =>
          show(
            nextAfter(shown, activeId, ({ text }) => text.toLocaleLowerCase().includes(words)),
            () => t`No cue says that.`,
          )
        }
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" disabled={steps.done.length === 0} onClick={() => onStep('undo')}>
          <Undo2 aria-hidden="true" />
          {t`Undo`}
        </Button>
        <Button
          variant="outline"
          size="sm"
          disabled={steps.undone.length === 0}
          onClick={() => onStep('redo')}
        >
          <Redo2 aria-hidden="true" />
          {t`Redo`}
        </Button>
        <Button
          variant="outline"
          size="sm"
          disabled={marked.size === 0}
          onClick={() => show(nextAfter(shown, activeId, (cue) => marked.has(cue)))}
        >
          <TriangleAlert aria-hidden="true" />
          {marked.size > 0 ? t`Next marked cue` : t`No cue is marked`}
        </Button>
        <KeyHelp />
      </div>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {nothing?.()}
      </p>
    </div>
  );
}

/** From the active one on, and over the end to the beginning. */
function nextAfter(
  cues: readonly CueText[],
  activeId: string | null,
  isWanted: (cue: CueText) => boolean,
): CueText | undefined {
  const from = cues.findIndex(({ id }) => id === activeId) + 1;
  const indexes = [...cues.keys()];
  const index = [...indexes.slice(from), ...indexes.slice(0, from)].find((one) =>
    isWanted(cues[one] as CueText),
  );
  return index === undefined ? undefined : cues[index];
}

function FindField({ onFind }: { onFind: (words: string) => void }) {
  const [words, setWords] = useState('');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || words.trim() === '') return;
    event.preventDefault();
    onFind(words.trim().toLocaleLowerCase());
  };
  return (
    <SearchInput
      aria-label={t`Find in the captions`}
      placeholder={t`Find in the captions`}
      value={words}
      onChange={({ target }) => setWords(target.value)}
      onKeyDown={onKeyDown}
    />
  );
}
