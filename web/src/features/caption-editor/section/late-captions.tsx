import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { buildPath, webRoutes } from '@academy/contract/interface/web-routes.ts';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import type { Cue, TrackCues } from '@/api/captions.ts';
import { Alert } from '@/components/ui/alert.tsx';
import { languageName } from '@/lib/language/language-name.ts';
import { numberText } from '@/lib/language/numbers.ts';
import { timeText } from '@/lib/language/times.ts';
import { lateCaptionsAdvice, lateCaptionsText } from '@/lib/late-captions-text.ts';

/** Enough to know them again. */
const MOST_SHOWN = 5;

/** As the check of the course counts them: what begins at the very end is not seen either. Of an unknown length nothing is said. */
function lateCues({ cues }: Pick<TrackCues, 'cues'>, filmSeconds: number): readonly Cue[] {
  return filmSeconds > 0 ? cues.filter(({ startMs }) => startMs >= filmSeconds * 1000) : [];
}

interface LateCaptionsProps {
  address: LessonAddress;
  /** What a file has just brought. */
  taken: TrackCues;
  filmSeconds: number;
}

/** They are kept, since the film may be the wrong one, and told at once. */
export function LateCaptions({ address, taken, filmSeconds }: LateCaptionsProps) {
  const late = lateCues(taken, filmSeconds);
  if (late.length === 0) return null;
  const { language } = taken.track;
  const rest = late.length - MOST_SHOWN;
  const moreText = numberText(rest);
  return (
    <Alert variant="warning" title={t`The captions are saved, but some come too late`}>
      <p>{lateCaptionsText(late.length, filmSeconds, languageName(language))}</p>
      <ul className="my-1.5">
        {late.slice(0, MOST_SHOWN).map(({ id, startMs, text }) => (
          <li key={id} className="flex gap-2">
            <span className="figures-tabular">{timeText(startMs / 1000)}</span>
            <span lang={language} className="min-w-0 truncate">
              {text}
            </span>
          </li>
        ))}
        {rest > 0 ? <li>{t`and ${moreText} more`}</li> : null}
      </ul>
      <p>{lateCaptionsAdvice()}</p>
      <Link
        to={buildPath(webRoutes.lessonCaptions, { ...address, language })}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {t`Correct the captions`}
      </Link>
    </Alert>
  );
}
