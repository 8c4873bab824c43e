import type { Course } from '@academy/contract/courses/course.ts';
import { refund } from '@academy/contract/interface/interface-constants.ts';
import { t } from '@lingui/core/macro';
import {
  Award,
  BookOpen,
  Bot,
  Clock,
  Globe,
  Infinity as Lifetime,
  type LucideIcon,
  Signal,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card.tsx';
import { difficultyText, priceText } from '@/lib/course-words.ts';
import { numberText } from '@/lib/language/numbers.ts';
import { lessonsText } from '@/lib/lesson-words.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { durationText, languageText } from '../course-page-text.ts';
import { CourseThumbnail } from './course-thumbnail.tsx';

/** The enrollment page's side card: what it costs, what is in it, and the button. */
export function CourseOffer({ course, action }: { course: Course; action: ReactNode }) {
  const days = numberText(refund.days);
  return (
    <Card className="overflow-hidden">
      <CourseThumbnail course={course} priority />
      <div className="p-6">
        <p className="font-serif text-3xl leading-none font-medium figures-tabular">
          {priceText(course.price)}
        </p>
        <div className="mt-5">{action}</div>
        <p className="mt-3 text-center text-sm text-ink-soft">{t`${days}-day money-back guarantee`}</p>
        <dl className="mt-6 border-t border-line pt-2">
          <OfferItem icon={BookOpen} name={t`Lessons`} value={lessonsText(course.totalLessons)} />
          <OfferItem icon={Clock} name={t`Duration`} value={durationText(course)} />
          <OfferItem icon={Signal} name={t`Level`} value={difficultyText(course.difficulty)} />
          <OfferItem icon={Globe} name={t`Language`} value={languageText(course)} />
        </dl>
        <h2 className="mt-5 border-t border-line pt-5 font-sans text-sm font-semibold tracking-normal">
          {t`This course includes`}
        </h2>
        <ul className="mt-3 flex flex-col gap-2.5 text-sm">
          <Perk icon={Lifetime}>{t`Lifetime access`}</Perk>
          <Perk icon={Award}>{t`Certificate of completion`}</Perk>
          <Perk icon={Bot}>{t`AI Assistant support`}</Perk>
        </ul>
      </div>
    </Card>
  );
}

function OfferItem({ icon: Icon, name, value }: { icon: LucideIcon; name: string; value: string }) {
  return (
    <div className="flex items-center justify-between gap-4 py-2 text-sm">
      <dt className="inline-flex items-center gap-2.5 text-ink-soft">
        <Icon aria-hidden="true" className="size-4" />
        {name}
      </dt>
      <dd lang={textLanguage(value)} className="text-right font-semibold figures-tabular">
        {value}
      </dd>
    </div>
  );
}

function Perk({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2.5">
      <Icon aria-hidden="true" className="size-4 text-accent-ink" />
      {children}
    </li>
  );
}
