import { t } from '@lingui/core/macro';
import { Combine, type LucideIcon, Play, Plus, Scissors, Trash2 } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { numberText } from '@/lib/language/numbers.ts';
import type { CueAction } from '../cue-commands.ts';

interface CueToolsProps {
  label: string;
  onAction: (action: CueAction) => void;
}

/** What can be done with the cue that is being written in; each has a key, too. */
export function CueTools({ label, onAction }: CueToolsProps) {
  const tenth = numberText(0.1, 1);
  const word = (action: CueAction, text: string, name: string) => (
    <Button
      variant="outline"
      size="sm"
      className="h-9! px-2.5! figures-tabular"
      aria-label={name}
      title={name}
      onClick={() => onAction(action)}
    >
      {text}
    </Button>
  );
  const sign = (action: CueAction, text: string, Icon: LucideIcon) => (
    <Button variant="ghost" size="sm" className="px-2.5!" onClick={() => onAction(action)}>
      <Icon aria-hidden="true" />
      {text}
    </Button>
  );
  return (
    <div role="toolbar" aria-label={label} className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
      <div className="flex items-center gap-1">
        <span aria-hidden="true" className="text-ink-soft">
          {t({ message: 'Start', context: 'of a cue' })}
        </span>
        {word('start-earlier', `−${tenth}`, t`Start 0.1 seconds earlier`)}
        {word('start-later', `+${tenth}`, t`Start 0.1 seconds later`)}
        {word(
          'start-here',
          t({ message: 'Here', context: 'at the moment of the film' }),
          t`Start here, at the moment of the film`,
        )}
      </div>
      <div className="flex items-center gap-1">
        <span aria-hidden="true" className="text-ink-soft">
          {t({ message: 'End', context: 'of a cue' })}
        </span>
        {word('end-earlier', `−${tenth}`, t`End 0.1 seconds earlier`)}
        {word('end-later', `+${tenth}`, t`End 0.1 seconds later`)}
        {word(
          'end-here',
          t({ message: 'Here', context: 'at the moment of the film' }),
          t`End here, at the moment of the film`,
        )}
      </div>
      <div className="-ml-2.5 flex flex-wrap items-center">
        {sign('play-cue', t({ message: 'Play', context: 'a cue' }), Play)}
        {sign('split', t({ message: 'Split', context: 'a cue' }), Scissors)}
        {sign('join', t`Join with next`, Combine)}
        {sign('insert', t`Insert after`, Plus)}
        {sign('delete', t`Delete`, Trash2)}
      </div>
    </div>
  );
}
