import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ProgressBar } from '@/components/ui/progress.tsx';
import { paths } from '@/config/paths.ts';
import { percentText } from '@/lib/language/numbers.ts';

interface StartPanelProps {
  courseId: string;
  price: string;
  /** Percent done; null without an enrollment, where the price stands instead. */
  percent: number | null;
  button: ReactNode;
}

export function StartPanel({ courseId, price, percent, button }: StartPanelProps) {
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
      <div className="mt-4 max-md:hidden">{button}</div>
      {percent === null ? (
        <Button asChild variant="outline" size="lg" className="mt-3 w-full">
          <Link to={paths.enroll(courseId)}>{t`Enroll in this course`}</Link>
        </Button>
      ) : null}
    </div>
  );
}
