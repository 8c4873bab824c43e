import { changedPartCodes, type PackagePartCode } from '@academy/contract/course-packages/package-parts.ts';
import type { PackageReport } from '@academy/contract/course-packages/package-report.ts';

const formats: Record<PackageReport['format'], string> = {
  scorm: 'SCORM',
  common_cartridge: 'Common Cartridge',
  thin_common_cartridge: 'Thin Common Cartridge',
};

const sentences: Record<PackagePartCode, string> = {
  levels_flattened: 'Lessons that lay deeper than a module are called by their path',
  titles_changed: 'Titles that were missing, too short or too long were mended',
  description_made: 'The package has no description, so one was made of its titles',
  category_chosen: 'The package names no category that is known here, so the first one was chosen',
  pages_joined: 'Several pages became the text of one lesson',
  frames_as_links: 'Pages and films that were embedded became links, or the lesson’s video',
  images_as_files: 'Pictures in texts became files of the lesson',
  images_as_links: 'Pictures from other sites became links',
  films_as_files: 'A lesson has one film, so further ones became its files',
  patterns_as_answers: 'Questions that accepted part of an answer now ask for all of it',
  interaction: 'Interaction and tracking were not taken, only the text that stands in the pages',
  rules: 'Conditions for opening or passing a part were not taken',
  scripts: 'Scripts were left out of texts',
  styles: 'Styles were left out of texts',
  frames: 'Embedded objects were left out of texts',
  forms: 'Buttons and fields were left out of texts',
  images: 'Pictures that are not in the package were left out of texts',
  links: 'Links that lead nowhere outside of the package were left out. Their words stay',
  texts_cut: 'Texts that were too long were cut',
  texts_unreadable: 'Texts that cannot be read were left out',
  texts_empty: 'Nothing was found for these lessons, so they are empty',
  items_hidden: 'Hidden parts were left out',
  items_empty: 'Entries that lead to nothing were left out',
  files_missing: 'Files that the package names are not in it',
  files_over_limit: 'Files and links beyond what a lesson can have were left out',
  files_unused: 'Files that no lesson leads to were left out',
  discussions: 'Discussions were left out',
  tools: 'Links to outside tools were left out',
  assignments: 'Assignments were left out',
  unknown_kinds: 'Parts of a kind that is not known here were left out',
  essays: 'Questions that are answered with an essay were left out',
  questions_unsupported: 'Questions of a kind that is not known here were left out',
  questions_unfit: 'Questions that are too long, or have too many options or no right answer, were left out',
  questions_over_limit: 'Questions beyond what a lesson can ask were left out',
  question_banks: 'Banks of questions were left out',
  feedback: 'What was said to single answers was left out',
  quiz_rules: 'Limits of time and attempts were not taken',
  organizations: 'Other outlines of the same package were left out',
  manifests: 'Packages inside of the package were left out',
};

const SHOWN = 3;

/** What a package becomes and what of it a course cannot hold, for the terminal. */
export function packageLines({ format, version, taken, parts }: PackageReport): string[] {
  const { modules, lessons, texts, films, files, links, questions } = taken;
  const told = (isWanted: boolean) =>
    parts.filter(({ code }) => changedPartCodes.some((one) => one === code) === isWanted).map(lineOf);
  const [changed, left] = [told(true), told(false)];
  return [
    `A package of another system: ${formats[format]} ${version}. Taken: ${modules} modules, ${lessons} lessons, ` +
      `${texts} texts, ${films} films, ${files} files, ${links} links, ${questions} questions.`,
    ...(changed.length > 0 ? ['Taken in another form:', ...changed] : []),
    ...(left.length > 0 ? ['Left out:', ...left] : []),
  ];
}

function lineOf({ code, places, placeCount }: PackageReport['parts'][number]): string {
  const shown = places.slice(0, SHOWN).join('; ');
  const more = placeCount - Math.min(places.length, SHOWN);
  return `  ${sentences[code]}: ${shown}${more > 0 ? ` and ${more} more` : ''}`;
}
