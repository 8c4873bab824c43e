import { chatLimits } from '@academy/contract/chats/chat-limits.ts';
import { t } from '@lingui/core/macro';
import { Check, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { TooLong } from '@/components/too-long.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Input } from '@/components/ui/input.tsx';

interface ChatTitleFormProps {
  title: string;
  pending: boolean;
  error: string | null;
  onSave: (title: string) => void;
  onClose: () => void;
}

/** Renames a chat where it stands: Enter saves, Escape leaves it as it was. */
export function ChatTitleForm({ title, pending, error, onSave, onClose }: ChatTitleFormProps) {
  const [text, setText] = useState(title);
  const isTooLong = text.length > chatLimits.titleMaxLength;
  const tooLongId = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const save = () => {
    const next = text.trim();
    if (next === title) onClose();
    else if (next !== '' && !isTooLong) onSave(next);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <form
      className="flex flex-wrap items-center gap-1 py-0.5"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Input
        ref={input}
        aria-label={t`Title of the chat`}
        value={text}
        aria-invalid={isTooLong || undefined}
        aria-describedby={isTooLong ? tooLongId : undefined}
        className="h-10! min-w-0 grow basis-24 px-2.5! text-sm!"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={closeOnEscape}
      />
      <span className="flex shrink-0 [&_button]:size-9! [&_svg]:size-4!">
        <Button type="submit" variant="ghost" size="icon" aria-label={t`Save title`} pending={pending}>
          <Check aria-hidden="true" />
        </Button>
        <Button variant="ghost" size="icon" aria-label={t`Cancel`} onClick={onClose}>
          <X aria-hidden="true" />
        </Button>
      </span>
      <TooLong id={tooLongId} text={text} most={chatLimits.titleMaxLength} />
      {error === null ? null : (
        <p role="alert" className="w-full px-1 text-sm text-danger">
          {error}
        </p>
      )}
    </form>
  );
}
