import { chat } from '@academy/contract/chats/chat-constants.ts';
import { characterCount } from '@academy/contract/text/character-count.ts';
import { t } from '@lingui/core/macro';
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { controlClasses } from '@/components/ui/input.tsx';
import { cn } from '@/lib/cn.ts';
import { numberText } from '@/lib/language/numbers.ts';

interface MessageComposerProps {
  aiIsTyping: boolean;
  /** What was typed before the page was loaded again, and where every change of it goes. */
  typed?: { read: () => string; keep: (text: string) => void };
  /** Says whether the message was taken. */
  onSend: (content: string) => boolean;
  /** What takes the place of the button to send, while there is something to stop. */
  stop?: ReactNode;
  /** The input keeps the focus while the AI is typing: it takes no letters then, but Escape. */
  keepsFocus?: boolean;
  /** More characters are not sent. */
  mostCharacters?: number;
}

export function MessageComposer(props: MessageComposerProps) {
  const { aiIsTyping, typed, onSend, stop, keepsFocus = false, mostCharacters } = props;
  const [text, setText] = useState(() => typed?.read() ?? '');
  const input = useGrowingInput(text);
  const waitsForReply = useRef(false);

  // A disabled input loses the focus: it gets it back, unless the focus has moved elsewhere.
  useEffect(() => {
    if (aiIsTyping || !waitsForReply.current) return;
    waitsForReply.current = false;
    if (document.activeElement === document.body) input.current?.focus({ preventScroll: true });
  }, [aiIsTyping, input]);

  const type = (next: string) => {
    setText(next);
    typed?.keep(next);
  };
  const isTooLong = mostCharacters !== undefined && characterCount(text) > mostCharacters;
  const send = () => {
    if (isTooLong || !onSend(text)) return;
    waitsForReply.current = true;
    type('');
  };

  const sendOnEnter = (event: KeyboardEvent) => {
    // While a writing system composes a letter, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  const whileTyping = keepsFocus
    ? { readOnly: aiIsTyping, 'aria-disabled': aiIsTyping }
    : { disabled: aiIsTyping };
  const most = numberText(mostCharacters ?? 0);

  return (
    <>
      {isTooLong ? (
        <p role="status" className="border-t border-line px-3 pt-2 text-sm text-danger">
          {t`A question can have at most ${most} characters.`}
        </p>
      ) : null}
      <form
        className="flex items-end gap-2 border-t border-line p-3"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <textarea
          ref={input}
          rows={1}
          value={text}
          {...whileTyping}
          aria-invalid={isTooLong || undefined}
          placeholder={t`Type a message...`}
          aria-label={t`Message to the AI Assistant`}
          style={{ maxHeight: chat.inputMaxHeightPx }}
          className={cn(
            controlClasses,
            'min-h-11 resize-none py-2 aria-disabled:cursor-not-allowed aria-disabled:bg-sunken aria-disabled:opacity-70',
          )}
          onChange={(event) => type(event.target.value)}
          onKeyDown={sendOnEnter}
        />
        {stop ?? (
          <Button
            type="submit"
            size="icon"
            aria-label={t`Send message`}
            disabled={aiIsTyping || isTooLong || text.trim() === ''}
          >
            <SendHorizontal aria-hidden="true" />
          </Button>
        )}
      </form>
    </>
  );
}

/** As high as what is written in it, up to its greatest height; from there it scrolls. */
function useGrowingInput(text: string) {
  const input = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text.
  useLayoutEffect(() => {
    const element = input.current;
    if (!element) return;
    element.style.height = 'auto';
    const borders = element.offsetHeight - element.clientHeight;
    element.style.height = `${Math.min(element.scrollHeight + borders, chat.inputMaxHeightPx)}px`;
  }, [text]);
  return input;
}
