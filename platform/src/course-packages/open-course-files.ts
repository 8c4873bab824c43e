import type { PackageReport } from '@academy/contract/course-packages/package-report.ts';
import type { FolderFiles } from '../course-folder/folder-files.ts';
import { FileProblemsError } from '../course-folder/read-yaml.ts';
import { PackageProblemError } from './package-problem.ts';
import { isPackage, readPackage } from './read-package.ts';

export interface OpenedCourse {
  readonly files: FolderFiles;
  /** Null for a course folder of ours. */
  readonly report: PackageReport | null;
}

/** What is to be imported, as a course folder: itself, or what a package of another system becomes. */
export async function openCourseFiles(source: FolderFiles): Promise<OpenedCourse> {
  if (!(await isPackage(source))) return { files: source, report: null };
  try {
    return await readPackage(source);
  } catch (error) {
    if (!(error instanceof PackageProblemError)) throw error;
    const { file, sentence: message } = error;
    throw new FileProblemsError([{ file: file ?? 'The package', line: null, field: null, message }]);
  }
}
