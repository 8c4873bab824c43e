import type { TranscriptionReason } from '@academy/contract/captions/caption.ts';
import { sameLanguage } from '@academy/contract/captions/caption-gap.ts';
import { t } from '@lingui/core/macro';
import type { Captions } from '@/api/captions.ts';

/** Why the academy wrote no captions, and what can be done. */
export function reasonText(reason: TranscriptionReason): string {
  switch (reason) {
    case 'no_sound':
      return t`This film has no sound. You can upload captions or write them yourself.`;
    case 'no_speech':
      return t`Nobody was heard speaking in this film. You can upload captions or write them yourself.`;
    case 'language_not_supported':
      return t`The academy cannot write this language down. Choose another spoken language if it is the wrong one, upload captions, or write them yourself.`;
    case 'already_corrected':
      return t`Someone corrected these captions, so they are not made anew.`;
    case 'turned_off':
      return t`This academy makes no captions by itself. You can upload captions or write them yourself.`;
    case 'removed':
      return t`These captions were removed while they were being made. You can have them made anew, upload captions or write them yourself.`;
    case 'service_unreachable':
      return t`The service that writes captions could not be reached. Try again later.`;
    case 'service_refused':
      return t`The service that writes captions refused to. Ask the operator of the academy to look at its settings.`;
    case 'service_nonsense':
      return t`The service that writes captions gave an answer that makes no sense. Try again later.`;
    case 'sound_unreadable':
      return t`The sound of this film could not be read. Upload the film once more, or upload captions.`;
    case 'internal':
      return t`Something went wrong while the captions were made. Try again.`;
    default:
      return reason satisfies never;
  }
}

/** Whether people brought or wrote what the academy could not make. A film in which nothing is said has no language of its own. */
export function hasOwnCaptions({ tracks, spokenLanguage, editing }: Captions): boolean {
  const reason = editing?.transcription?.reason;
  const isWordless = reason === 'no_sound' || reason === 'no_speech';
  return tracks.some(
    ({ origin, language }) =>
      origin !== 'machine' &&
      (isWordless || spokenLanguage === null || sameLanguage(language, spokenLanguage)),
  );
}

/** Whether asking for captions may lead to some: what people brought or wrote is never overwritten. */
export function canTranscribe({ tracks, spokenLanguage, editing }: Captions): boolean {
  if (tracks.some(({ origin, language }) => origin !== 'machine' && language === spokenLanguage))
    return false;
  const transcription = editing?.transcription ?? null;
  if (transcription === null) return true;
  if (transcription.state === 'waiting' || transcription.state === 'working') return false;
  return transcription.reason !== 'turned_off' && transcription.reason !== 'already_corrected';
}
