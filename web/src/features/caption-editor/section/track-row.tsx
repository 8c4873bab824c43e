import { captionFilePath } from '@academy/contract/captions/caption-paths.ts';
import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { buildPath, webRoutes } from '@academy/contract/interface/web-routes.ts';
import { plural, t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { Captions as CaptionsIcon, Download, PencilLine } from 'lucide-react';
import { type CaptionTrack, useRemoveCaptions } from '@/api/captions.ts';
import { errorText } from '@/api/client/error-text.ts';
import { followWithSession } from '@/api/client/follow-with-session.ts';
import { RemoveButton } from '@/components/remove-button.tsx';
import { tellNotDownloaded } from '@/components/tell-not-downloaded.ts';
import { Button } from '@/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { languageName } from '@/lib/language/language-name.ts';
import { numberText } from '@/lib/language/numbers.ts';

const formats = ['vtt', 'srt', 'txt'] as const;
const formatNames = { vtt: () => 'WebVTT', srt: () => 'SRT', txt: () => t`Plain text` } as const;

function originText({ origin, isCorrected }: CaptionTrack): string {
  if (origin === 'file') return t`From a file`;
  if (origin === 'person') return t`Written by hand`;
  return isCorrected ? t`Made by the academy, corrected` : t`Made by the academy`;
}

function detailsText(track: CaptionTrack): string {
  const number = numberText(track.cueCount);
  const cues = plural(track.cueCount, { one: `${number} cue`, other: `${number} cues` });
  return [originText(track), cues, ...(track.isComplete ? [] : [t`still growing`])].join(' · ');
}

/** Captions in one language: corrected, downloaded and removed here. */
export function TrackRow({ address, track }: { address: LessonAddress; track: CaptionTrack }) {
  const { language } = track;
  const name = languageName(language);
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-card border border-line bg-card py-1.5 pr-1.5 pl-4">
      <CaptionsIcon aria-hidden="true" className="mr-1 size-5 shrink-0 text-ink-soft" />
      <div className="min-w-40 grow basis-0">
        <p lang={language} className="font-semibold">
          {name}
        </p>
        <p className="text-sm text-ink-soft figures-tabular">{detailsText(track)}</p>
      </div>
      <div className="flex items-center">
        <Button asChild variant="outline" size="sm" className="mr-1">
          <Link
            to={buildPath(webRoutes.lessonCaptions, { ...address, language })}
            aria-label={t`Correct ${name}`}
          >
            <PencilLine aria-hidden="true" />
            {t({ message: 'Correct', context: 'captions' })}
          </Link>
        </Button>
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button variant="ghost" size="icon" aria-label={t`Download ${name}`}>
              <Download aria-hidden="true" />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            {formats.map((format) => (
              <DropdownMenuItem key={format} asChild>
                <a
                  href={`${captionFilePath(address, language, format)}?download=1`}
                  download
                  onClick={(event) => followWithSession(event, tellNotDownloaded)}
                >
                  {formatNames[format]()}
                </a>
              </DropdownMenuItem>
            ))}
          </DropdownMenuContent>
        </DropdownMenu>
        <RemoveTrack address={address} language={language} name={name} />
      </div>
    </li>
  );
}

interface RemoveTrackProps {
  address: LessonAddress;
  language: string;
  name: string;
}

function RemoveTrack({ address, language, name }: RemoveTrackProps) {
  const { mutate, isPending } = useRemoveCaptions(address);
  return (
    <RemoveButton
      name={name}
      question={t`Remove the captions in ${name}?`}
      loss={t`Students no longer read them, and what was corrected is gone.`}
      pending={isPending}
      onRemove={() =>
        mutate(language, {
          onError: (error) =>
            toast({ title: t`It was not removed`, description: errorText(error), variant: 'destructive' }),
        })
      }
    />
  );
}
