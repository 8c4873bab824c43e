import { t } from '@lingui/core/macro';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { textLanguage } from '@/lib/text-language.ts';
import type { CueConflict } from '../model/cue-edits.ts';
import { cueTimeText } from '../model/cue-time.ts';

interface CueConflictCardProps {
  conflict: CueConflict;
  onChoose: (keep: 'mine' | 'theirs') => void;
}

/** What somebody else made of this cue, under one's own. The other cues are saved meanwhile. */
export function CueConflictCard({ conflict, onChoose }: CueConflictCardProps) {
  const { theirs, isBack } = conflict;
  if (isBack) {
    return (
      <Alert variant="warning" title={t`You deleted this cue, and it was changed elsewhere meanwhile.`}>
        <Choices mine={t`Delete it`} theirs={t`Keep theirs`} onChoose={onChoose} />
      </Alert>
    );
  }
  if (theirs === null) {
    return (
      <Alert variant="warning" title={t`Someone deleted this cue while you changed it.`}>
        <Choices mine={t`Keep mine`} theirs={t`Delete it`} onChoose={onChoose} />
      </Alert>
    );
  }
  return (
    <Alert variant="warning" title={t`This cue was changed elsewhere, too. There it says:`}>
      <p lang={textLanguage(theirs.text)} className="mt-1 whitespace-pre-line">
        <span className="mr-2 text-ink-soft figures-tabular">
          {cueTimeText(theirs.startMs)} – {cueTimeText(theirs.endMs)}
        </span>
        {theirs.text}
      </p>
      <Choices mine={t`Keep mine`} theirs={t`Keep theirs`} onChoose={onChoose} />
    </Alert>
  );
}

interface ChoicesProps {
  mine: string;
  theirs: string;
  onChoose: (keep: 'mine' | 'theirs') => void;
}

function Choices({ mine, theirs, onChoose }: ChoicesProps) {
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button variant="outline" size="sm" onClick={() => onChoose('mine')}>
        {mine}
      </Button>
      <Button variant="outline" size="sm" onClick={() => onChoose('theirs')}>
        {theirs}
      </Button>
    </div>
  );
}
