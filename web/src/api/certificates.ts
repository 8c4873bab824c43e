import { queryOptions, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from './client/api.ts';

const certificatesKey = ['certificates'] as const;

/** For a signed-in user only. */
export function useOwnCertificates() {
  return useQuery({
    queryKey: [...certificatesKey, 'own'],
    queryFn: ({ signal }) => api('GET /api/certificates', {}, { signal }),
  });
}

/** For a student of the course: their certificate, or what is missing for it. */
export function useCourseCertificate(courseId: string) {
  return useQuery({
    queryKey: [...certificatesKey, 'course', courseId],
    queryFn: ({ signal }) =>
      api('GET /api/courses/{courseId}/certificate', { params: { courseId } }, { signal }),
  });
}

export function certificateQuery(certificateId: string) {
  return queryOptions({
    queryKey: [...certificatesKey, 'one', certificateId],
    queryFn: ({ signal }) =>
      api('GET /api/certificates/{certificateId}', { params: { certificateId } }, { signal }),
    meta: { outlastsSession: true },
  });
}

export function useCertificate(certificateId: string) {
  return useQuery(certificateQuery(certificateId));
}

export function useIssueCertificate(courseId: string) {
  const refresh = useRefreshCertificates();
  return useMutation({
    mutationFn: (name: string) =>
      api('POST /api/courses/{courseId}/certificate', { params: { courseId }, body: { name } }),
    onSuccess: refresh,
  });
}

const PAGE_SIZE = 20;

/** The certificates that a course has given, page by page, for its author and for admins. */
export function useCourseCertificates(courseId: string) {
  return useInfiniteQuery({
    queryKey: [...certificatesKey, 'given', courseId],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam: after }) =>
      api(
        'GET /api/courses/{courseId}/certificates',
        { params: { courseId }, query: { limit: PAGE_SIZE, ...(after === undefined ? {} : { after }) } },
        { signal },
      ),
    getNextPageParam: ({ certificates }) =>
      certificates.length < PAGE_SIZE ? undefined : certificates.at(-1)?._id,
  });
}

export function useRevokeCertificate() {
  const refresh = useRefreshCertificates();
  return useMutation({
    mutationFn: ({ certificateId, reason }: { certificateId: string; reason: string }) =>
      api('PUT /api/certificates/{certificateId}/revocation', {
        params: { certificateId },
        body: { reason },
      }),
    onSuccess: refresh,
  });
}

const ruleKey = (courseId: string) => [...certificatesKey, 'rule', courseId] as const;

export function useCertificateRule(courseId: string) {
  return useQuery({
    queryKey: ruleKey(courseId),
    queryFn: ({ signal }) =>
      api('GET /api/courses/{courseId}/certificate-rule', { params: { courseId } }, { signal }),
  });
}

export function useSetCertificateRule(courseId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (passMark: number | null) =>
      api('PUT /api/courses/{courseId}/certificate-rule', { params: { courseId }, body: { passMark } }),
    onSuccess: (rule) => queryClient.setQueryData(ruleKey(courseId), rule),
  });
}

function useRefreshCertificates() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: certificatesKey });
}
