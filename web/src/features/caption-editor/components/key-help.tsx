import { t } from '@lingui/core/macro';
import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { type EditorCommand, type EditorKey, editorKeys } from '../model/editor-keys.ts';

const words: Record<EditorCommand, () => string> = {
  'toggle-play': () => t`Play or pause the film`,
  'play-cue': () => t`Play this cue from its start`,
  previous: () => t`Previous cue`,
  next: () => t`Next cue`,
  split: () => t`Split the cue at the caret`,
  join: () => t`Join with the next cue`,
  insert: () => t`Insert a cue after this one`,
  delete: () => t`Delete the cue`,
  'start-earlier': () => t`Start 0.1 seconds earlier`,
  'start-later': () => t`Start 0.1 seconds later`,
  'end-earlier': () => t`End 0.1 seconds earlier`,
  'end-later': () => t`End 0.1 seconds later`,
  undo: () => t`Undo`,
  redo: () => t`Redo`,
};

/** As they stand on the keyboard of the reader. */
function keysOf({ modifier, shift, label }: EditorKey): string[] {
  const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
  const first = modifier === 'mod' ? (isMac ? '⌘' : 'Ctrl') : isMac ? '⌥' : 'Alt';
  return [first, ...(shift ? [isMac ? '⇧' : 'Shift'] : []), label];
}

export function KeyHelp() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setIsOpen(true)}>
        <Keyboard aria-hidden="true" />
        {t`Keys`}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t`Keys of the editor`}
        description={t`They work while you type.`}
      >
        <dl className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 text-sm">
          {editorKeys.map((key) => (
            <div key={key.command} className="contents">
              <dt>{words[key.command]()}</dt>
              <dd className="flex justify-end gap-1">
                {keysOf(key).map((one) => (
                  <kbd
                    key={one}
                    lang="en"
                    className="rounded-sm border border-line-strong bg-sunken px-1.5 py-0.5 font-mono text-sm"
                  >
                    {one}
                  </kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}
