import type { CaptionChange, CaptionTrack, Cue } from '@academy/contract/captions/caption.ts';
import type { Captions, TrackCues } from '@academy/contract/captions/caption-calls.ts';
import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from './client/api.ts';
import { sendRequest } from './client/send-request.ts';

export type { CaptionChange, Captions, CaptionTrack, Cue, TrackCues };

/** An author waits for the captions; readers are told of new ones in time. */
const AUTHOR_POLL_MS = 3000;
const READER_POLL_MS = 10_000;

const captionsKey = ({ courseId, lessonId }: LessonAddress) => ['captions', courseId, lessonId] as const;

const addressOnly = ({ courseId, moduleId, lessonId }: LessonAddress) => ({ courseId, moduleId, lessonId });

const isUnderWay = ({ editing }: Captions) =>
  editing?.transcription?.state === 'waiting' || editing?.transcription?.state === 'working';

/** The tracks of a lesson. Asked for again as long as the academy is writing one down. */
export function captionsQuery(address: LessonAddress) {
  return queryOptions({
    queryKey: [...captionsKey(address), 'tracks'],
    queryFn: ({ signal }) =>
      api(
        'GET /api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/captions',
        { params: addressOnly(address) },
        { signal },
      ),
    refetchInterval: ({ state: { data } }) => {
      if (data === undefined) return false;
      if (isUnderWay(data)) return AUTHOR_POLL_MS;
      return data.tracks.some(({ isComplete }) => !isComplete) ? READER_POLL_MS : false;
    },
  });
}

export function useCaptions(address: LessonAddress, { enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({ ...captionsQuery(address), enabled });
}

/** A track with its cues, in the order of their times. It grows as long as the academy is writing it down. */
export function cuesQuery(address: LessonAddress, language: string) {
  return queryOptions({
    queryKey: [...captionsKey(address), 'cues', language],
    queryFn: ({ signal }) =>
      api(
        'GET /api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/captions/{language}',
        { params: { ...addressOnly(address), language } },
        { signal },
      ),
    refetchInterval: ({ state: { data } }) => (data && !data.track.isComplete ? READER_POLL_MS : false),
  });
}

export function useCues(address: LessonAddress, language: string, { enabled = true } = {}) {
  return useQuery({ ...cuesQuery(address, language), enabled });
}

/** Whatever becomes of a change, what the server has is shown afterwards. */
const refetchAll = (queryClient: QueryClient, address: LessonAddress) =>
  queryClient.invalidateQueries({ queryKey: captionsKey(address) });

/** For the editor, which merges the answer into what it shows. */
export function saveCues(address: LessonAddress, language: string, changes: CaptionChange[]) {
  return api('PUT /api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/captions/{language}/cues', {
    params: { ...addressOnly(address), language },
    body: { changes },
  });
}

interface CaptionFile {
  readonly language: string;
  readonly file: Blob;
  /** Of the track that it replaces, where there is one. */
  readonly revision?: number;
}

/** The bytes as they are: which encoding and which of the two formats they are in is the server's to find out. */
export function usePutCaptionFile(address: LessonAddress) {
  const queryClient = useQueryClient();
  const { courseId, moduleId, lessonId } = address;
  return useMutation({
    mutationFn: ({ language, file, revision }: CaptionFile) => {
      const path = `/api/courses/${courseId}/modules/${moduleId}/lessons/${lessonId}/captions/${language}/file`;
      return sendRequest<TrackCues>({
        method: 'PUT',
        path: revision === undefined ? path : `${path}?revision=${revision}`,
        body: file.slice(0, file.size, 'application/octet-stream'),
      });
    },
    onSettled: () => refetchAll(queryClient, address),
  });
}

export function useRemoveCaptions(address: LessonAddress) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (language: string) =>
      api('DELETE /api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/captions/{language}', {
        params: { ...addressOnly(address), language },
      }),
    onSettled: () => refetchAll(queryClient, address),
  });
}

/** Has the academy write down what is said, again or after all. */
export function useTranscribe(address: LessonAddress) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      api('POST /api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/captions/transcription', {
        params: addressOnly(address),
        body: {},
      }),
    onSuccess: (captions) => queryClient.setQueryData(captionsQuery(address).queryKey, captions),
  });
}

/** Null for the language of the course. */
export function useChooseSpokenLanguage(address: LessonAddress) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (language: string | null) =>
      api('PUT /api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/captions/spoken-language', {
        params: addressOnly(address),
        body: { language },
      }),
    onSuccess: (captions) => queryClient.setQueryData(captionsQuery(address).queryKey, captions),
  });
}
