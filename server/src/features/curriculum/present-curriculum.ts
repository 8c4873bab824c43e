import type { Lesson, Module } from '@academy/contract/curriculum/curriculum.ts';
import { lessonDefaults } from '@academy/contract/curriculum/lesson-constants.ts';
import { embeddedLinkOf } from '@academy/contract/videos/video-link.ts';
import type { CurriculumRow, ReadLessonRow } from './curriculum.repository.ts';
import type { LessonRow } from './lessons.repository.ts';

/** How much of a curriculum the viewer is shown. */
export type CurriculumView = 'outline' | 'content' | 'managed';

/**
 * Modules with their lessons from rows in order; orders on the wire count from 1, without gaps. Those who may not read
 * get an outline, in which the keys of content and video do not exist at all; those who manage it, what editing needs.
 */
export function presentCurriculum(rows: readonly CurriculumRow[], view: CurriculumView): Module[] {
  const managed = view === 'managed';
  const modules: Module[] = [];
  for (const row of rows) {
    if (row.moduleId === null || row.moduleTitle === null) continue;
    let module = modules.at(-1);
    if (module?.id !== row.moduleId) {
      module = {
        _id: row.moduleId,
        id: row.moduleId,
        title: row.moduleTitle,
        order: modules.length + 1,
        lessons: [],
        ...(managed && row.moduleRevision !== null ? { revision: row.moduleRevision } : {}),
      };
      modules.push(module);
    }
    if (row.lessonId === null || row.lessonTitle === null) continue;
    module.lessons.push({
      _id: row.lessonId,
      id: row.lessonId,
      title: row.lessonTitle,
      duration: row.lessonDuration ?? lessonDefaults.duration,
      ...measured(row.lessonVideoSeconds),
      order: module.lessons.length + 1,
      moduleId: module.id,
      moduleTitle: module.title,
      ...(managed ? previewed(row.isPreview) : previewed(row.hasFilm)),
      ...(view === 'outline'
        ? {}
        : {
            content: row.lessonContent,
            videoUrl: managed ? row.lessonVideoUrl : embeddedLinkOf(row.lessonVideoUrl),
          }),
      ...(managed && row.lessonRevision !== null
        ? { givenDuration: row.lessonDuration, revision: row.lessonRevision, ...partsOf(row) }
        : {}),
    });
  }
  return modules;
}

/** One lesson for a reader. Those who manage the course also get what editing needs, and the link as they wrote it. */
export function presentLesson(row: ReadLessonRow, { managed }: { managed: boolean }): Lesson {
  const { authorId, revision, videoSeconds, takeaways, isPreview, ...shown } = row;
  return {
    ...shown,
    ...previewed(isPreview),
    ...(takeaways.length > 0 ? { takeaways } : {}),
    _id: row.id,
    duration: row.duration ?? lessonDefaults.duration,
    ...measured(videoSeconds),
    ...(managed ? { givenDuration: row.duration, revision } : { videoUrl: embeddedLinkOf(row.videoUrl) }),
  };
}

/** A lesson as the answer to an edit of it. */
export function presentManagedLesson(
  { videoSeconds, isPreview, ...row }: LessonRow,
  position: { order: number; moduleTitle: string },
): Lesson {
  return {
    ...row,
    ...measured(videoSeconds),
    ...previewed(isPreview),
    ...position,
    _id: row.id,
    duration: row.duration ?? lessonDefaults.duration,
    givenDuration: row.duration,
  };
}

/** Left out where there is nothing to tell, which is most of a course that is being begun. */
function partsOf({ videoState, hasCaptions, hasQuestions }: CurriculumRow): Pick<Lesson, 'parts'> {
  if (videoState === null && !hasCaptions && !hasQuestions) return {};
  return { parts: { video: videoState ?? 'none', captions: hasCaptions, questions: hasQuestions } };
}

const previewed = (isPreview: boolean | null): Pick<Lesson, 'isPreview'> => (isPreview ? { isPreview } : {});

const measured = (videoSeconds: number | null) => (videoSeconds === null ? {} : { videoSeconds });
