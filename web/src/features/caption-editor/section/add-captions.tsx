import { captionLimits } from '@academy/contract/captions/caption-limits.ts';
import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { buildPath, webRoutes } from '@academy/contract/interface/web-routes.ts';
import { t } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { type Captions, type TrackCues, usePutCaptionFile } from '@/api/captions.ts';
import { errorText } from '@/api/client/error-text.ts';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { FileDropZone } from '@/components/ui/file-drop-zone.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { languageName } from '@/lib/language/language-name.ts';
import { bytesText } from '@/lib/language/sizes.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { fileLanguage } from './file-language.ts';
import { LanguageSelect } from './language-select.tsx';
import { LateCaptions } from './late-captions.tsx';

/** A file that was chosen, or null for captions that are to be written by hand. */
type Adding = { readonly file: File | null; readonly language: string };

interface AddCaptionsProps {
  address: LessonAddress;
  captions: Captions;
  filmSeconds: number;
}

/** Captions from a file, or written from the beginning; in either case their language is asked for. */
export function AddCaptions({ address, captions, filmSeconds }: AddCaptionsProps) {
  const [taken, setTaken] = useState<TrackCues | null>(null);
  const [adding, setAdding] = useState<Adding | null>(null);
  const put = usePutCaptionFile(address);
  const navigate = useNavigate();
  const trackIn = (language: string) => captions.tracks.find((track) => track.language === language);
  const isFull = captions.tracks.length >= captionLimits.tracksPerLesson;
  const suggested = captions.spokenLanguage ?? '';

  const takeFile = (file: File) => {
    const limit = bytesText(captionLimits.fileBytes);
    put.reset();
    setTaken(null);
    if (file.size <= captionLimits.fileBytes)
      return setAdding({ file, language: fileLanguage(file.name) ?? suggested });
    toast({
      title: t`The file is too large`,
      description: t`A caption file can have at most ${limit}.`,
      variant: 'destructive',
    });
  };
  const close = () => setAdding(null);
  const add = ({ file, language }: Adding) => {
    if (file === null)
      return void navigate({ to: buildPath(webRoutes.lessonCaptions, { ...address, language }) });
    const revision = trackIn(language)?.revision;
    put.mutate(
      { file, language, ...(revision === undefined ? {} : { revision }) },
      {
        onSuccess: (answer) => {
          setTaken(answer);
          close();
        },
      },
    );
  };

  return (
    <>
      <FileDropZone
        accept=".vtt,.srt,text/vtt,application/x-subrip"
        title={t`Drag captions here`}
        hint={t`WebVTT or SRT, in any language`}
        button={t`Choose a caption file`}
        onFile={takeFile}
      />
      {taken ? <LateCaptions address={address} taken={taken} filmSeconds={filmSeconds} /> : null}
      {isFull ? null : (
        <Button
          variant="outline"
          size="sm"
          className="self-start"
          onClick={() => setAdding({ file: null, language: trackIn(suggested) ? '' : suggested })}
        >
          <PencilLine aria-hidden="true" />
          {t`Write captions yourself`}
        </Button>
      )}
      {adding === null ? null : (
        <LanguageQuestion
          adding={adding}
          exists={trackIn(adding.language) !== undefined}
          pending={put.isPending}
          error={put.error}
          onChange={(language) => setAdding({ ...adding, language })}
          onAdd={() => add(adding)}
          onClose={close}
        />
      )}
    </>
  );
}

interface LanguageQuestionProps {
  adding: Adding;
  /** There are captions in this language. */
  exists: boolean;
  pending: boolean;
  error: unknown;
  onChange: (language: string) => void;
  onAdd: () => void;
  onClose: () => void;
}

function LanguageQuestion({
  adding,
  exists,
  pending,
  error,
  onChange,
  onAdd,
  onClose,
}: LanguageQuestionProps) {
  const { file, language } = adding;
  const name = language === '' ? '' : languageName(language);
  const isReplacing = file !== null && exists;
  return (
    <Dialog
      open
      onClose={onClose}
      title={file === null ? t`Write captions yourself` : t`Upload captions`}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button
            variant={isReplacing ? 'destructive' : 'primary'}
            disabled={language === ''}
            pending={pending}
            onClick={onAdd}
          >
            {isReplacing ? t`Replace` : file === null ? t`Begin` : t`Upload`}
          </Button>
        </>
      }
    >
      {file ? (
        <p lang={textLanguage(file.name)} className="text-ink-soft wrap-anywhere">
          {file.name}
        </p>
      ) : null}
      <Field label={t`Language of the captions`}>
        {(control) => (
          <LanguageSelect {...control} value={language} onChange={onChange}>
            <option value="" disabled>
              {t`Choose a language`}
            </option>
          </LanguageSelect>
        )}
      </Field>
      {isReplacing ? (
        <Alert variant="warning" title={t`There are captions in ${name}`}>
          {t`The file takes their place, and what was corrected in them is gone.`}
        </Alert>
      ) : null}
      {error ? (
        <Alert variant="destructive" title={t`The file was not taken`}>
          {errorText(error)}
        </Alert>
      ) : null}
    </Dialog>
  );
}
