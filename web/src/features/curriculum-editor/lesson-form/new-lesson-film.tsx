import { t } from '@lingui/core/macro';
import { Film, X } from 'lucide-react';
import { RefusedFilm, useFilmFile } from '@/components/refused-film.tsx';
import { Button } from '@/components/ui/button.tsx';
import { FileDropZone } from '@/components/ui/file-drop-zone.tsx';
import { textLanguage } from '@/lib/text-language.ts';

interface NewLessonFilmProps {
  film: File | undefined;
  onFilm: (film: File) => void;
  onDrop: () => void;
}

/** A video for a lesson that does not exist yet: the upload starts once the lesson is saved. */
export function NewLessonFilm({ film, onFilm, onDrop }: NewLessonFilmProps) {
  const { refused, take } = useFilmFile(onFilm);
  return (
    <>
      {film === undefined ? (
        <FileDropZone
          accept="video/*"
          title={t`Drag a video here`}
          hint={t`MP4, MOV, MKV or WebM. It is uploaded once the lesson is added.`}
          button={t`Choose a video`}
          onFile={take}
        />
      ) : (
        <ChosenFilm name={film.name} onDrop={onDrop} />
      )}
      <RefusedFilm refused={refused} />
    </>
  );
}

function ChosenFilm({ name, onDrop }: { name: string; onDrop: () => void }) {
  return (
    <div className="flex items-center gap-3 rounded-card border border-line bg-card py-2 pr-2 pl-4">
      <Film aria-hidden="true" className="size-5 text-ink-soft" />
      <p className="min-w-0 grow text-sm">
        <span lang={textLanguage(name)} className="block truncate font-semibold">
          {name}
        </span>
        <span className="text-ink-soft">{t`Uploads once the lesson is added`}</span>
      </p>
      <Button variant="ghost" size="icon" aria-label={t`Take ${name} back`} onClick={onDrop}>
        <X aria-hidden="true" />
      </Button>
    </div>
  );
}
