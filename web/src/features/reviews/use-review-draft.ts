import { useState } from 'react';
import { useSession } from '@/features/auth/session.ts';
import { localDrafts } from '@/lib/local-drafts.ts';

/** A review, or the answer to one, which has no stars. */
interface ReviewDraft {
  readonly rating: number | null;
  readonly text: string;
}

/** What a draft is of. */
export const draftNames = {
  review: (courseId: string) => `review.${courseId}`,
  answer: (reviewId: string) => `answer.${reviewId}`,
} as const;

/** What is there already, as it would be typed. */
export const savedReview = (review: ReviewDraft | null): ReviewDraft => review ?? { rating: null, text: '' };
export const savedAnswer = (answer: string | null): ReviewDraft => ({ rating: null, text: answer ?? '' });

/** Whether something was typed in an earlier visit. What was sent since, with its answer lost, is none of it. */
export function useHasDraft(name: string, saved: ReviewDraft): boolean {
  const drafts = useDrafts();
  const [has] = useState(() => {
    const draft = drafts.read(name);
    if (draft === undefined || !isSame(draft, saved)) return draft !== undefined;
    drafts.drop(name);
    return false;
  });
  return has;
}

/** What is typed is kept on the device until it is sent or given up. */
export function useReviewDraft(name: string, saved: ReviewDraft) {
  const drafts = useDrafts();
  const [typed, setTyped] = useState(() => drafts.read(name) ?? saved);
  return {
    typed,
    isUnsent: !isSame(typed, saved),
    type: (change: Partial<ReviewDraft>) => {
      const next = { ...typed, ...change };
      setTyped(next);
      if (isSame(next, saved)) drafts.drop(name);
      else drafts.keep(name, next);
    },
    drop: () => drafts.drop(name),
  };
}

function useDrafts() {
  const userId = useSession()?.id ?? '';
  return localDrafts({
    prefix: `academy.review-draft.${userId}.`,
    parse: parseDraft,
    storage: () => window.localStorage,
  });
}

function isSame(one: ReviewDraft, other: ReviewDraft): boolean {
  return one.rating === other.rating && one.text === other.text;
}

/** Storage holds what any version of the app wrote, or anybody. */
function parseDraft(stored: unknown): ReviewDraft | undefined {
  if (typeof stored !== 'object' || stored === null || !('text' in stored)) return undefined;
  if (typeof stored.text !== 'string') return undefined;
  const rating = 'rating' in stored && typeof stored.rating === 'number' ? stored.rating : null;
  return { rating, text: stored.text };
}
