import { FileProblemsError } from '@academy/platform/course-folder/read-yaml.ts';
import { type Command, Problem, UsageError } from '../command.ts';
import { diskProblemOf } from '../disk-problem.ts';
import { resolveGivenPath } from '../given-path.ts';
import { parseArguments, parseWords, requireEmail } from '../parse-arguments.ts';
import { loadSettings } from '../settings.ts';

export const exportCommand: Command = {
  name: 'export <course> <folder>',
  summary: 'Write a course, by its id or title, as a folder that a person can read and edit',
  async run(args) {
    const [course, word] = parseWords(args, ['course', 'folder']);
    const folder = resolveGivenPath(word);
    const { config } = loadSettings();
    const { withFolders } = await import('../course-folders/with-folders.ts');
    const { requireCourse } = await import('../course-folders/find-course.ts');
    const { exportFolder } = await import('../course-folders/export-folder.ts');
    await withFolders(config, async (parts) => {
      const courseId = await requireCourse(parts.database, course);
      const written = await exportFolder(parts, courseId, folder).catch((error: unknown) => {
        throw diskProblemOf(error);
      });
      console.log(`${written.title}: ${written.lessons} lessons in ${written.files} files are in ${folder}.`);
      if (written.missingFilms > 0) {
        console.log(
          `${written.missingFilms} films are not there yet to be written: their lessons say hasFilm.`,
        );
      }
    });
    return 0;
  },
};

export const importCommand: Command = {
  name: 'import <folder>',
  summary: 'Make a course of a folder: a new draft, or the course that --onto names',
  options: [
    { usage: '--author <email>', summary: 'whose course it becomes; needed for a new one' },
    { usage: '--onto <course>', summary: 'bring this course, by its id or title, to what the folder says' },
    { usage: '--yes', summary: 'do it; without it, what would change is shown and nothing is done' },
  ],
  async run(args) {
    const { words, options } = parseArguments(args, ['folder'], {
      author: { type: 'string' },
      onto: { type: 'string' },
      yes: { type: 'boolean' },
    });
    const { author, onto, yes = false } = options;
    if ((author === undefined) === (onto === undefined)) {
      throw new UsageError(
        'Say --author <email> for a new course, or --onto <course> for one that is there.',
      );
    }
    const folder = resolveGivenPath(words[0]);
    const email = author === undefined ? null : requireEmail(author);
    const { config } = loadSettings();
    const { withFolders } = await import('../course-folders/with-folders.ts');
    const { runImport } = await import('../course-folders/run-import.ts');
    await withFolders(config, (parts) =>
      runImport({ ...parts, config }, folder, { email, onto: onto ?? null, isAgreed: yes }).catch(
        (error: unknown) => {
          throw error instanceof FileProblemsError ? new Problem(error.message) : error;
        },
      ),
    );
    return 0;
  },
};
