import type { Chapter } from '@academy/contract/chapters/chapter-calls.ts';
import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { type Captions, useCaptions } from '@/api/captions.ts';
import { useChapters } from '@/api/chapters.ts';
import { useFilmMarks } from '@/player/film-marks.ts';
import { useHadFrame, useOpenPlayer } from '@/player/open-player.ts';

export interface LessonTranscript {
  readonly address: LessonAddress;
  /** Those in which something is said already. None: there are only chapters. */
  readonly tracks: Captions['tracks'];
  readonly spokenLanguage: string | null;
  readonly chapters: readonly Chapter[];
}

const noAddress: LessonAddress = { courseId: '', moduleId: '', lessonId: '' };
const noChapters: readonly Chapter[] = [];

/**
 * What can be read of a film, and its chapters on the seek bar. Null where there is nothing. It is asked for once there is a
 * picture: that one comes first.
 */
export function useLessonTranscript(address: LessonAddress | null): LessonTranscript | null {
  const enabled = useHadFrame(useOpenPlayer()) && address !== null;
  const { data: captions } = useCaptions(address ?? noAddress, { enabled });
  const { data: saved } = useChapters(address ?? noAddress, { enabled });
  const chapters = saved?.chapters ?? noChapters;
  useFilmMarks('chapters', chapters);
  const tracks = captions?.tracks.filter(({ cueCount }) => cueCount > 0) ?? [];
  if (!enabled || (tracks.length === 0 && chapters.length === 0)) return null;
  return { address, tracks, spokenLanguage: captions?.spokenLanguage ?? null, chapters };
}
