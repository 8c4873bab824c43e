/** Why a file cannot become a film, as far as a browser sees: before anything is made or sent for it. */
import { t } from '@lingui/core/macro';

export type FilmFileProblem = 'empty' | 'no_video';

/** What is not surely something else may be a film: the server looks into what the browser does not know. */
export async function problemOfFilmFile(file: File): Promise<FilmFileProblem | undefined> {
  if (file.size === 0) return 'empty';
  if (!mayBeVideoType(file.type) || otherNames.test(file.name)) return 'no_video';
  return isOther(await firstBytes(file)) ? 'no_video' : undefined;
}

export function filmProblemText(problem: FilmFileProblem): string {
  return problem === 'empty' ? t`This file is empty.` : t`This file is not a video.`;
}

/** Systems name what they do not know in two ways, and some containers of films as applications. */
function mayBeVideoType(type: string): boolean {
  return (
    type === '' || /^video\/|^application\/(octet-stream|mp4|ogg|mxf|x-matroska|vnd\.rn-realmedia)/.test(type)
  );
}

const otherNames =
  /\.(pdf|docx?|pptx?|xlsx?|od[pst]|epub|rtf|txt|md|csv|html?|zip|rar|7z|gz|png|jpe?g|webp|svg|heic|mp3|m4a|wav|flac|aac|srt|vtt)$/i;

/** Of documents, archives, pictures and sound: one may be called film.mp4 all the same. */
const beginnings = [
  '%PDF-',
  'PK\x03\x04',
  '\x89PNG',
  'ID3',
  'fLaC',
  '{\\rtf',
  '7z\xBC\xAF',
  'Rar!',
  '\xD0\xCF\x11\xE0',
];

function isOther(first: string): boolean {
  return beginnings.some((beginning) => first.startsWith(beginning)) || /^RIFF.{4}(WAVE|WEBP)/s.test(first);
}

/** Nothing of a file that cannot be read: what is wrong with it is told by its upload. */
async function firstBytes(file: File): Promise<string> {
  const bytes = await file
    .slice(0, 12)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  return String.fromCharCode(...new Uint8Array(bytes));
}
