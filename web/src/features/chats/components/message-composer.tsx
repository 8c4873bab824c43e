import { chat } from '@academy/contract/chats/chat-constants.ts';
import { t } from '@lingui/core/macro';
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { controlClasses } from '@/components/ui/input.tsx';
import { cn } from '@/lib/cn.ts';

interface MessageComposerProps {
  aiIsTyping: boolean;
  /** Says whether the message was taken. */
  onSend: (content: string) => boolean;
}

export function MessageComposer({ aiIsTyping, onSend }: MessageComposerProps) {
  const [text, setText] = useState('');
  const input = useGrowingInput(text);
  const waitsForReply = useRef(false);

  // A disabled input loses the focus: it gets it back, unless the focus has moved elsewhere.
  useEffect(() => {
    if (aiIsTyping || !waitsForReply.current) return;
    waitsForReply.current = false;
    if (document.activeElement === document.body) input.current?.focus({ preventScroll: true });
  }, [aiIsTyping, input]);

  const send = () => {
    if (!onSend(text)) return;
    waitsForReply.current = true;
    setText('');
  };

  const sendOnEnter = (event: KeyboardEvent) => {
    // While a writing system composes a letter, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
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
        disabled={aiIsTyping}
        placeholder={t`Type a message...`}
        aria-label={t`Message to the AI Assistant`}
        style={{ maxHeight: chat.inputMaxHeightPx }}
        className={cn(controlClasses, 'min-h-11 resize-none py-2')}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={sendOnEnter}
      />
      <Button
        type="submit"
        size="icon"
        aria-label={t`Send message`}
        disabled={aiIsTyping || text.trim() === ''}
      >
        <SendHorizontal aria-hidden="true" />
      </Button>
    </form>
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
