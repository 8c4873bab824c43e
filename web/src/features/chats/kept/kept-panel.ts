/**
 * What a panel has to know after the page is loaded again: which chat was open, and which questions have no answer. It is kept on
 * the device for one user, so that a cut line or a closed tab loses nothing that was typed.
 */
import { type DraftStorage, localDrafts } from '@/lib/local-drafts.ts';
import type { Question } from './asking.ts';

interface KeptPanel {
  readonly openChatId: string | null;
  readonly unanswered: readonly Question[];
}

const nothing: KeptPanel = { openChatId: null, unanswered: [] };

export interface PanelOwner {
  readonly userId: string;
  readonly courseId: string;
  readonly lessonId: string | null;
}

export function keptPanelOf({ userId, courseId, lessonId }: PanelOwner, storage: () => DraftStorage) {
  const drafts = localDrafts({ prefix: `academy.assistant.${userId}.`, parse, storage });
  const name = lessonId ?? courseId;
  return {
    read: (): KeptPanel => drafts.read(name) ?? nothing,
    keep: (panel: KeptPanel): void => {
      if (panel.openChatId === null && panel.unanswered.length === 0) drafts.drop(name);
      else drafts.keep(name, panel);
    },
  };
}

/** The question that is being written. */
export function typedQuestionOf({ userId, courseId, lessonId }: PanelOwner, storage: () => DraftStorage) {
  const parseText = (stored: unknown) => (typeof stored === 'string' ? stored : undefined);
  const drafts = localDrafts({ prefix: `academy.question.${userId}.`, parse: parseText, storage });
  const name = lessonId ?? courseId;
  return {
    read: (): string => drafts.read(name) ?? '',
    keep: (text: string): void => (text === '' ? drafts.drop(name) : drafts.keep(name, text)),
  };
}

/** Written by anyone, or by an older version of the app: what is no such question is left out. */
function parse(stored: unknown): KeptPanel | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const openChatId = 'openChatId' in stored ? stored.openChatId : null;
  const unanswered = 'unanswered' in stored && Array.isArray(stored.unanswered) ? stored.unanswered : [];
  return {
    openChatId: typeof openChatId === 'string' ? openChatId : null,
    unanswered: unanswered.flatMap((question: unknown) => questionOf(question) ?? []),
  };
}

function questionOf(stored: unknown): Question | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { chatId, id, question, askedAt, atSeconds } = stored as Record<string, unknown>;
  if ([chatId, id, question, askedAt].some((text) => typeof text !== 'string')) return undefined;
  return {
    ...{ chatId: String(chatId), id: String(id), question: String(question), askedAt: String(askedAt) },
    atSeconds: typeof atSeconds === 'number' ? atSeconds : null,
    again: null,
  };
}
