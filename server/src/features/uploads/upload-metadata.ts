import { type UploadMetadata, uploadMetadataKeys } from '@academy/contract/uploads/upload-paths.ts';
import { Metadata } from '@tus/server';

const unnamed = { resource: 'file', course: 'course' } as const;
const purposes = ['resource', 'course'] as const;

/** What the client says about its upload; an empty text for whatever it does not say, or says in no readable way. */
export function readUploadMetadata(header: string | string[] | undefined): UploadMetadata {
  const said = parse(String(header ?? ''));
  const [courseId, moduleId, lessonId, filename] = uploadMetadataKeys.map((key) => said[key] ?? '');
  const purpose = purposes.find((one) => one === said['purpose']);
  return {
    ...(purpose === undefined ? {} : { purpose }),
    courseId: courseId ?? '',
    moduleId: moduleId ?? '',
    lessonId: lessonId ?? '',
    filename: cleanFileName(filename ?? '', purpose === undefined ? 'video' : unnamed[purpose]),
  };
}

function parse(header: string): Record<string, string | null> {
  try {
    return Metadata.parse(header);
  } catch {
    return {};
  }
}

const longestName = 255;

/**
 * The name as a label, which is all it is ever used as: without control characters, and without those that turn the
 * direction of writing, behind which "fdp.exe" reads "exe.pdf".
 */
export function cleanFileName(name: string, unnamed = 'video'): string {
  const label = name
    .replaceAll(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, '')
    .trim()
    .normalize('NFC');
  return [...label].slice(0, longestName).join('') || unnamed;
}
