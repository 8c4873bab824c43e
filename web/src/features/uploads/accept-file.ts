import { t } from '@lingui/core/macro';
import { toast } from '@/components/ui/toast-store.ts';
import { filmProblemText, problemOfFilmFile } from '@/lib/film-file.ts';

/** Refuses, with a toast, a file that no attempt could upload. */
export function acceptFile(file: File): boolean {
  return file.size > 0 || refuse(file, t`This file is empty.`);
}

/** … and what is surely no film, where nothing stands beside which it could be said. */
export async function acceptVideo(file: File): Promise<boolean> {
  const problem = await problemOfFilmFile(file);
  return problem === undefined || refuse(file, filmProblemText(problem));
}

function refuse({ name: fileName }: File, title: string): false {
  toast({ title, description: t`${fileName} was not uploaded.`, variant: 'destructive' });
  return false;
}
