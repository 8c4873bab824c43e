import type { CaptionTrack, Cue } from '@academy/contract/captions/caption.ts';
import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { ApiError } from '@academy/contract/http/client.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { captionsQuery, cuesQuery, saveCues } from '@/api/captions.ts';
import { curriculumQuery } from '@/api/curriculum.ts';
import { type CaptionSession, createCaptionSession } from './model/caption-session.ts';
import { keptEditsAt } from './model/kept-edits.ts';

interface SessionOptions {
  readonly address: LessonAddress;
  readonly language: string;
  readonly userId: string;
  readonly cues: readonly Cue[];
  /** As the list of tracks says; it grows while the academy is writing it down. */
  readonly track: CaptionTrack | undefined;
}

/** A sitting at a track for as long as the page shows it. Leaving it sends what is left. */
export function useCaptionSession({ address, language, userId, cues, track }: SessionOptions) {
  const queryClient = useQueryClient();
  const [session] = useState<CaptionSession>(() => {
    const { lessonId } = address;
    return createCaptionSession(cues, {
      kept: keptEditsAt({ userId, lessonId, language }, () => window.localStorage),
      send: async (changes) => (await saveCues(address, language, changes)).cues,
      read: () =>
        queryClient.fetchQuery({ ...cuesQuery(address, language), staleTime: 0, retry: false }).then(
          (read) => read.cues,
          (error: unknown) => {
            // Somebody removed the track: there are no cues any more.
            if (error instanceof ApiError && error.code === 'captions_not_found') return [];
            throw error;
          },
        ),
      newId: () => crypto.randomUUID(),
    });
  });
  const state = useSyncExternalStore(session.subscribe, session.getSnapshot);

  useEffect(() => {
    const close = session.open();
    const sendNow = () => void session.saveNow();
    const whenHidden = () => document.visibilityState === 'hidden' && sendNow();
    window.addEventListener('online', sendNow);
    document.addEventListener('visibilitychange', whenHidden);
    return () => {
      window.removeEventListener('online', sendNow);
      document.removeEventListener('visibilitychange', whenHidden);
      const { courseId, moduleId, lessonId } = address;
      const { queryKey } = captionsQuery({ courseId, moduleId, lessonId });
      void close().finally(() => {
        void queryClient.invalidateQueries({ queryKey: queryKey.slice(0, -1) });
        // The page that one came back to may have asked before the last of it was saved.
        void queryClient.invalidateQueries(curriculumQuery(courseId));
      });
    };
  }, [session, queryClient, address]);

  const revision = track?.revision;
  const [seen, setSeen] = useState(revision);
  useEffect(() => {
    if (revision === seen) return;
    setSeen(revision);
    // What cannot be read now is read the next time.
    session.refresh().catch(() => undefined);
  }, [session, revision, seen]);

  return { session, state };
}
