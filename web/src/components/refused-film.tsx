import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert.tsx';
import { type FilmFileProblem, filmProblemText, problemOfFilmFile } from '@/lib/film-file.ts';

interface Refused {
  readonly name: string;
  readonly problem: FilmFileProblem;
}

/** Takes the file of a film, or says where it was chosen that it is none. */
export function useFilmFile(onFilm: (film: File) => void) {
  const [refused, setRefused] = useState<Refused>();
  // Of two that are chosen at once, the last one counts.
  const chosen = useRef<File>(undefined);
  const take = async (file: File) => {
    chosen.current = file;
    const problem = await problemOfFilmFile(file);
    if (chosen.current !== file) return;
    setRefused(problem && { name: file.name, problem });
    if (problem === undefined) onFilm(file);
  };
  return { refused, take: (file: File) => void take(file) };
}

export function RefusedFilm({ refused }: { refused: Refused | undefined }) {
  if (refused === undefined) return null;
  const { name: fileName, problem } = refused;
  return (
    <Alert variant="destructive" title={filmProblemText(problem)}>{t`${fileName} was not uploaded.`}</Alert>
  );
}
