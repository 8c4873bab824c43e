/** Why an answer is not what it could be. */
import type { Answer, AnswerNotice } from '@academy/contract/chats/answer.ts';
import { t } from '@lingui/core/macro';

/** Where nothing of the course fits, a model would not have known more; of a lesson without a summary it would have. */
export function noticeOf({ fits, notice, model, reply }: Answer): string | null {
  if (notice === null) return null;
  if (reply === 'summary' && model === null) return withoutPassages(notice);
  return fits ? noticeText(notice, model) : null;
}

/** Whether asking once more may bring more than this. */
export const isWorthAsking = (notice: AnswerNotice | null): boolean =>
  notice !== null && !['limit_reached', 'budget_spent', 'other_language'].includes(notice);

function noticeText(notice: AnswerNotice, model: string | null): string {
  switch (notice) {
    case 'stopped':
      return t`You stopped this answer.`;
    case 'service_slow':
      return t`The language model took too long, so here are the passages themselves.`;
    case 'service_away':
      return t`The language model did not answer, so here are the passages themselves.`;
    case 'service_refused':
      return t`The language model refused to answer, so here are the passages themselves.`;
    case 'service_nonsense':
      return t`What the language model wrote could not be used, so here are the passages themselves.`;
    case 'service_cut_off':
      return model === null
        ? t`The language model broke off, so here are the passages themselves.`
        : t`The language model broke off in the middle of its answer.`;
    case 'limit_reached':
      return t`You have had many written answers in the last hour, so here are the passages themselves.`;
    case 'budget_spent':
      return t`The language model has written enough for today, so here are the passages themselves.`;
    case 'other_language':
      return otherLanguage();
  }
}

/** Above a summary that needs no model, or above why there is none: no passages follow. */
function withoutPassages(notice: AnswerNotice): string {
  switch (notice) {
    case 'service_slow':
      return t`The language model took too long.`;
    case 'service_away':
      return t`The language model did not answer.`;
    case 'service_refused':
      return t`The language model refused to answer.`;
    case 'service_nonsense':
      return t`What the language model wrote could not be used.`;
    case 'service_cut_off':
      return t`The language model broke off.`;
    case 'limit_reached':
      return t`You have had many written answers in the last hour.`;
    case 'budget_spent':
      return t`The language model has written enough for today.`;
    case 'stopped':
    case 'other_language':
      return noticeText(notice, null);
  }
}

export const otherLanguage = () =>
  t`This course is in another language than your question: asking in its language may find more.`;
