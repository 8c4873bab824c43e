import { t } from '@lingui/core/macro';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { type ChatScope, useDeleteChat, useRenameChat } from '@/api/chats.ts';
import { errorText } from '@/api/client/error-text.ts';
import { RemoveButton } from '@/components/remove-button.tsx';
import { Button } from '@/components/ui/button.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { ChatTitleForm } from './chat-title-form.tsx';

interface ChatRowProps {
  scope: ChatScope;
  chat: { readonly id: string; readonly title: string };
  isOpen: boolean;
  /** Nothing has been asked in it: there is nothing to rename or to delete. */
  isEmpty: boolean;
  onOpen: () => void;
  onDeleted: () => void;
}

/** A chat in the list; the one that is open can be renamed and deleted. */
export function ChatRow({ scope, chat, isOpen, isEmpty, onOpen, onDeleted }: ChatRowProps) {
  const { id, title } = chat;
  const [isRenaming, setIsRenaming] = useState(false);
  const rename = useRenameChat(scope);
  const remove = useDeleteChat(scope);
  if (isRenaming) {
    return (
      <ChatTitleForm
        title={title}
        pending={rename.isPending}
        error={rename.isError ? errorText(rename.error) : null}
        onSave={(next) =>
          rename.mutate({ chatId: id, title: next }, { onSuccess: () => setIsRenaming(false) })
        }
        onClose={() => {
          rename.reset();
          setIsRenaming(false);
        }}
      />
    );
  }
  const onRemove = () =>
    remove.mutate(id, {
      onSuccess: onDeleted,
      onError: (error) =>
        toast({ title: t`It was not removed`, description: errorText(error), variant: 'destructive' }),
    });
  return (
    <div data-open={isOpen || undefined} className="flex items-center rounded-control data-open:bg-chosen">
      <button
        type="button"
        aria-current={isOpen ? 'true' : undefined}
        title={title}
        lang={isEmpty ? undefined : (textLanguage(title) ?? 'en')}
        onClick={onOpen}
        className="block min-h-10 min-w-0 grow truncate rounded-control px-3 py-2 text-left text-sm text-ink-soft transition-colors hover:bg-line/60 hover:text-ink focus-visible:-outline-offset-2 aria-[current]:font-semibold aria-[current]:text-ink"
      >
        {title}
      </button>
      {isOpen && !isEmpty ? (
        <span className="flex shrink-0 [&_button]:size-9! [&_svg]:size-4!">
          <Button
            variant="ghost"
            size="icon"
            aria-label={t`Rename ${title}`}
            title={t`Rename`}
            onClick={() => setIsRenaming(true)}
          >
            <Pencil aria-hidden="true" />
          </Button>
          <RemoveButton
            name={title}
            question={t`Delete this chat?`}
            loss={t`Its questions and answers are deleted with it.`}
            pending={remove.isPending}
            onRemove={onRemove}
          />
        </span>
      ) : null}
    </div>
  );
}
