import type { ReviewOrder } from '@academy/contract/reviews/review-rules.ts';
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from './client/api.ts';
import { coursesKey } from './courses.ts';

const reportedKey = ['reviews', 'reported'] as const;
const reviewsKey = (courseId: string) => ['reviews', courseId] as const;

/** Page by page; what is shown stays while another order is on its way. */
export function useReviews(courseId: string, sort: ReviewOrder) {
  return useInfiniteQuery({
    queryKey: [...reviewsKey(courseId), 'list', sort],
    queryFn: ({ signal, pageParam }) =>
      api(
        'GET /api/courses/{courseId}/reviews',
        { params: { courseId }, query: { sort, ...(pageParam === null ? {} : { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

/** The own review, and what one may do with those of others. For a signed-in user only. */
export function useOwnReview(courseId: string, { enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: [...reviewsKey(courseId), 'own'],
    queryFn: ({ signal }) =>
      api('GET /api/courses/{courseId}/reviews/own', { params: { courseId } }, { signal }),
    enabled,
  });
}

/** A change of reviews, after which everything is loaded again that shows them, or the rating of the course. */
function useReviewChange<Change>(courseId: string, mutationFn: (change: Change) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: reviewsKey(courseId) }),
        queryClient.invalidateQueries({ queryKey: reportedKey }),
        queryClient.invalidateQueries({ queryKey: coursesKey }),
      ]),
  });
}

export function useSaveReview(courseId: string) {
  return useReviewChange(courseId, (body: { rating: number; text: string }) =>
    api('PUT /api/courses/{courseId}/reviews/own', { params: { courseId }, body }),
  );
}

export function useDeleteReview(courseId: string) {
  return useReviewChange(courseId, () =>
    api('DELETE /api/courses/{courseId}/reviews/own', { params: { courseId } }),
  );
}

interface ReviewAddress {
  readonly courseId: string;
  readonly reviewId: string;
}

export function useVote(params: ReviewAddress) {
  return useReviewChange(params.courseId, (useful: boolean) =>
    useful
      ? api('PUT /api/courses/{courseId}/reviews/{reviewId}/useful', { params })
      : api('DELETE /api/courses/{courseId}/reviews/{reviewId}/useful', { params }),
  );
}

export function useReportReview(params: ReviewAddress) {
  return useReviewChange(params.courseId, (reason: string) =>
    api('POST /api/courses/{courseId}/reviews/{reviewId}/report', { params, body: { reason } }),
  );
}

/** Null takes the answer back. */
export function useReply(params: ReviewAddress) {
  return useReviewChange(params.courseId, (text: string | null) =>
    text === null
      ? api('DELETE /api/courses/{courseId}/reviews/{reviewId}/reply', { params })
      : api('PUT /api/courses/{courseId}/reviews/{reviewId}/reply', { params, body: { text } }),
  );
}

/** Null shows it again. */
export function useHideReview(params: ReviewAddress) {
  return useReviewChange(params.courseId, (reason: string | null) =>
    reason === null
      ? api('DELETE /api/courses/{courseId}/reviews/{reviewId}/hidden', { params })
      : api('PUT /api/courses/{courseId}/reviews/{reviewId}/hidden', { params, body: { reason } }),
  );
}

/** What waits for an admin. */
export function useReportedReviews() {
  return useQuery({
    queryKey: reportedKey,
    queryFn: ({ signal }) => api('GET /api/admin/approvals/reviews', {}, { signal }),
  });
}

/** Its reports are settled. Where that is refused, the list was not what it is now. */
export function useKeepReview(params: ReviewAddress) {
  const queryClient = useQueryClient();
  return useReviewChange(params.courseId, () =>
    api('PUT /api/courses/{courseId}/reviews/{reviewId}/kept', { params }).catch((error: unknown) => {
      void queryClient.invalidateQueries({ queryKey: reportedKey });
      throw error;
    }),
  );
}
