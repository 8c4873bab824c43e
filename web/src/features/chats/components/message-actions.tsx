import { chat } from '@academy/contract/chats/chat-constants.ts';
import { t } from '@lingui/core/macro';
import { Check, Copy, Repeat, ThumbsDown, ThumbsUp, Volume2 } from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';
import { cn } from '@/lib/cn.ts';
import { log } from '@/lib/log.ts';
import type { Feedback } from '../chats.ts';

interface MessageActionsProps {
  content: string;
  feedback: Feedback | null;
  onRate: (feedback: Feedback) => void;
  /** Where the assistant answers and the browser has a voice; else the button does nothing, as specified. */
  aloud?: { readonly isSpeaking: boolean; readonly toggle: () => void } | undefined;
  /** Where there is another model. */
  onSwitchModel?: (() => void) | undefined;
}

/** Not part of what is read out when a message arrives, except that copying says how it went. */
export function MessageActions({ content, feedback, onRate, aloud, onSwitchModel }: MessageActionsProps) {
  const { outcome, copy } = useCopy();
  return (
    <div aria-live="off" className="mt-1 -ml-2 flex flex-wrap items-center text-ink-soft">
      <ActionButton label={t`Copy`} onClick={() => void copy(content)}>
        {outcome === 'copied' ? (
          <Check aria-hidden="true" className="text-success" />
        ) : (
          <Copy aria-hidden="true" />
        )}
      </ActionButton>
      <ActionButton label={t`Thumbs up`} pressed={feedback === 'up'} onClick={() => onRate('up')}>
        <ThumbsUp aria-hidden="true" />
      </ActionButton>
      <ActionButton label={t`Thumbs down`} pressed={feedback === 'down'} onClick={() => onRate('down')}>
        <ThumbsDown aria-hidden="true" />
      </ActionButton>
      <ActionButton label={t`Read aloud`} pressed={aloud?.isSpeaking} onClick={aloud?.toggle}>
        <Volume2 aria-hidden="true" />
      </ActionButton>
      <ActionButton label={t`Switch model`} onClick={onSwitchModel}>
        <Repeat aria-hidden="true" />
      </ActionButton>
      <span role="status" className="pl-1.5 text-sm font-semibold">
        {outcome === 'copied' ? t`Copied!` : null}
        {outcome === 'failed' ? t`Could not copy` : null}
      </span>
    </div>
  );
}

interface ActionButtonProps extends ComponentProps<'button'> {
  label: string;
  pressed?: boolean | undefined;
}

function ActionButton({ label, pressed, ...rest }: ActionButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      className={cn(
        'grid size-9 place-items-center rounded-control transition-colors hover:bg-sunken hover:text-ink [&_svg]:size-4',
        pressed && 'text-accent-ink [&_svg]:fill-current',
      )}
      {...rest}
    />
  );
}

type CopyOutcome = 'copied' | 'failed';

/** Copies a text and says for two seconds how that went; a page that is not secure has no clipboard. */
function useCopy() {
  const [result, setResult] = useState<{ outcome: CopyOutcome } | null>(null);

  // A new result, even the same again, begins its two seconds anew.
  useEffect(() => {
    if (result === null) return;
    const timer = setTimeout(() => setResult(null), chat.copyConfirmationMs);
    return () => clearTimeout(timer);
  }, [result]);

  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setResult({ outcome: 'copied' });
    } catch (error) {
      log.warn('A message could not be copied', { error });
      setResult({ outcome: 'failed' });
    }
  };

  return { outcome: result?.outcome ?? null, copy };
}
