import { t } from '@lingui/core/macro';
import { CircleDashed, Gauge, Layers2, type LucideIcon } from 'lucide-react';
import { numberText } from '@/lib/language/numbers.ts';
import type { CueMarks } from '../model/cue-marks.ts';

/** What is the matter with a cue, each by a sign and words. */
export function CueMarksLine({ marks, id }: { marks: CueMarks; id: string }) {
  const speed = numberText(marks.tooFast ?? 0);
  return (
    <p id={id} className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-warning">
      {marks.isEmpty ? <Mark icon={CircleDashed}>{t`Empty: saved once it says something`}</Mark> : null}
      {marks.tooFast === null ? null : <Mark icon={Gauge}>{t`Too fast: ${speed} characters a second`}</Mark>}
      {marks.overlaps ? <Mark icon={Layers2}>{t`Overlaps the cue before`}</Mark> : null}
    </p>
  );
}

function Mark({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {children}
    </span>
  );
}
