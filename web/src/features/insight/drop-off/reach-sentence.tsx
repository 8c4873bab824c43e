import type { DropOff } from '@academy/contract/insight/insight-calls.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { dayText } from '@/lib/language/days.ts';
import { numberText, percentText } from '@/lib/language/numbers.ts';
import { textLanguage } from '@/lib/text-language.ts';

interface ReachSentenceProps {
  dropOff: DropOff;
  compared: DropOff['comparedWith'];
}

/** What is to be seen in the bars. */
export function ReachSentence({ dropOff, compared }: ReachSentenceProps) {
  return compared ? (
    <ComparedSentence dropOff={dropOff} compared={compared} />
  ) : (
    <FallSentence {...dropOff} />
  );
}

function FallSentence({ lessons, steepestFall }: DropOff) {
  const from = lessons.find(({ lessonId }) => lessonId === steepestFall?.lessonId);
  const to = lessons.find(({ lessonId }) => lessonId === steepestFall?.nextLessonId);
  if (!steepestFall || !from || !to) return t`Nobody who came was lost between two lessons.`;
  const [lost, reached] = [numberText(steepestFall.lost), numberText(from.reached)];
  return (
    <Trans>
      The steepest fall is from “<Title>{from.title}</Title>” to “<Title>{to.title}</Title>”: {lost} of{' '}
      {reached} did not go on.
    </Trans>
  );
}

/** How many come to the end is what a change is made for. */
function ComparedSentence({
  dropOff: { lessons },
  compared: { day, studentsBefore, studentsSince },
}: ReachSentenceProps & { compared: NonNullable<DropOff['comparedWith']> }) {
  const date = dayText(day);
  if (studentsSince === 0) return t`Nobody has enrolled since ${date}.`;
  const last = lessons.at(-1);
  const share = (count = 0, of: number) => percentText(of > 0 ? Math.round((count / of) * 100) : 0);
  const was = share(last?.beforeChange?.finished, studentsBefore);
  const is = share(last?.sinceChange?.finished, studentsSince);
  const [before, since] = [numberText(studentsBefore), numberText(studentsSince)];
  return t`Of the ${since} who enrolled since ${date}, ${is} finished the last lesson; of the ${before} before, ${was}.`;
}

function Title({ children }: { children: string }) {
  return (
    <strong lang={textLanguage(children)} className="font-semibold text-ink">
      {children}
    </strong>
  );
}
