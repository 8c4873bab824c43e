import type { AskedLink } from '../links/ask-link.ts';
import type { CheckedTrack } from './caption-rows.ts';
import type { FindingList, FindingPlace } from './check-rows.ts';
import type { CourseOutline } from './course-outline.ts';
import type { LessonFilm } from './film-rows.ts';
import type { LessonContents } from './lesson-contents.ts';
import { addLessonFindings } from './lesson-findings.ts';
import type { FilmMeasures } from './measure-stored-film.ts';

/** All that was found out about a course, before it is put into words. */
export interface CourseFacts {
  readonly outline: CourseOutline;
  readonly contents: ReadonlyMap<string, LessonContents>;
  readonly films: ReadonlyMap<string, LessonFilm>;
  readonly tracks: ReadonlyMap<string, readonly CheckedTrack[]>;
  /** By version of a film. */
  readonly measures: ReadonlyMap<string, FilmMeasures>;
  readonly missingFiles: ReadonlyMap<string, number>;
  readonly descriptionLinks: readonly string[];
  readonly links: ReadonlyMap<string, AskedLink>;
  /** Beyond what is remembered. */
  readonly droppedLinks: number;
}

const wholeCourse: FindingPlace = { module: null, lesson: null };

/** In the order of the course: what is about all of it first. */
export function addCourseFindings(list: FindingList, facts: CourseFacts): void {
  const { outline, contents, films, tracks, measures, missingFiles } = facts;
  const isEmpty = outline.modules.every(({ lessons }) => lessons.length === 0);
  if (isEmpty) list.add('course_empty', wholeCourse);
  addLinkFindings(list, wholeCourse, facts.descriptionLinks, facts);
  const count = countUnasked(facts);
  if (count > 0) list.add('links_left_out', wholeCourse, { count });
  for (const { id: moduleId, title, lessons } of outline.modules) {
    const module = { moduleId, title };
    // Where there is no lesson at all, that was said already.
    if (lessons.length === 0 && !isEmpty) list.add('module_empty', { module, lesson: null });
    for (const lesson of lessons) {
      const place = { module, lesson: { lessonId: lesson.id, title: lesson.title } };
      const written = contents.get(lesson.id);
      const film = films.get(lesson.id);
      // Deleted while it was looked at.
      if (written === undefined) continue;
      addLessonFindings(list, place, {
        ...{ lesson, courseLanguage: outline.language, contents: written, film },
        tracks: tracks.get(lesson.id) ?? [],
        measures: measures.get(film?.assetId ?? '') ?? null,
        missingFiles: missingFiles.get(film?.assetId ?? '') ?? 0,
      });
      addLinkFindings(list, place, written.links, facts);
    }
  }
}

function countUnasked({ descriptionLinks, contents, links, droppedLinks }: CourseFacts): number {
  const all = [...descriptionLinks, ...[...contents.values()].flatMap((written) => written.links)];
  return droppedLinks + all.filter((url) => !links.has(url)).length;
}

function addLinkFindings(
  list: FindingList,
  place: FindingPlace,
  urls: readonly string[],
  { links }: Pick<CourseFacts, 'links'>,
): void {
  for (const url of urls) {
    const asked = links.get(url);
    if (asked?.outcome === 'private') list.add('link_not_checked', place, { url });
    if (asked?.outcome === 'unreachable') list.add('link_unreachable', place, { url });
    if (asked?.outcome === 'broken') {
      list.add('link_broken', place, { url, ...(asked.status === null ? {} : { status: asked.status }) });
    }
  }
}
