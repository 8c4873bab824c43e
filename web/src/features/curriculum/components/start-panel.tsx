import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { Award } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ProgressBar } from '@/components/ui/progress.tsx';
import { paths } from '@/config/paths.ts';
import { percentText } from '@/lib/language/numbers.ts';

interface StartPanelProps {
  price: string;
  /** Percent done; null without an enrollment, where the price stands instead. */
  percent: number | null;
  /** What to do first. A phone has it at its bottom edge. */
  main: ReactNode;
  /** What else can be done. */
  other: ReactNode;
}

export function StartPanel({ price, percent, main, other }: StartPanelProps) {
  return (
    <div className="shrink-0 border-b border-line p-5">
      {percent === null ? (
        <p className="font-serif text-2xl leading-none font-medium figures-tabular">{price}</p>
      ) : (
        <>
          <p className="flex justify-between text-sm figures-tabular">
            <span className="text-ink-soft">{t`Your progress`}</span>
            <span className="font-semibold">{percentText(percent)}</span>
          </p>
          <ProgressBar percent={percent} label={t`Your progress`} className="mt-2" />
        </>
      )}
      <div className="mt-4 max-md:hidden">{main}</div>
      {other ? <div className="mt-3">{other}</div> : null}
    </div>
  );
}

/** A finished course has something better to offer than to begin anew. */
export function CertificateLink({ courseId }: { courseId: string }) {
  return (
    <Button asChild size="lg" className="w-full">
      <Link to={paths.finish(courseId)}>
        <Award aria-hidden="true" />
        {t`Course certificate`}
      </Link>
    </Button>
  );
}

export function EnrollLink({ courseId, secondary }: { courseId: string; secondary: boolean }) {
  return (
    <Button asChild variant={secondary ? 'outline' : 'primary'} size="lg" className="w-full">
      <Link to={paths.enroll(courseId)}>{t`Enroll in this course`}</Link>
    </Button>
  );
}
