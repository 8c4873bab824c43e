import type { Course } from '@academy/contract/courses/course.ts';
import { priceText } from '@academy/contract/courses/price.ts';
import { refund } from '@academy/contract/interface/interface-constants.ts';
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
import { durationText, languageText } from '../course-page-text.ts';
import { countText, levelText } from '../course-text.ts';
import { CourseThumbnail } from './course-thumbnail.tsx';

/** The enrollment page's side card: what it costs, what is in it, and the button. */
export function CourseOffer({ course, action }: { course: Course; action: ReactNode }) {
  return (
    <Card className="overflow-hidden">
      <CourseThumbnail course={course} priority />
      <div className="p-6">
        <p className="font-serif text-3xl leading-none font-medium figures-tabular">
          {priceText(course.price)}
        </p>
        <div className="mt-5">{action}</div>
        <p className="mt-3 text-center text-sm text-ink-soft">{refund.days}-day money-back guarantee</p>
        <dl className="mt-6 border-t border-line pt-2">
          <OfferItem icon={BookOpen} name="Lessons" value={countText(course.totalLessons, 'lesson')} />
          <OfferItem icon={Clock} name="Duration" value={durationText(course)} />
          <OfferItem icon={Signal} name="Level" value={levelText(course)} />
          <OfferItem icon={Globe} name="Language" value={languageText(course)} />
        </dl>
        <h2 className="mt-5 border-t border-line pt-5 font-sans text-sm font-semibold tracking-normal">
          This course includes
        </h2>
        <ul className="mt-3 flex flex-col gap-2.5 text-sm">
          <Perk icon={Lifetime}>Lifetime access</Perk>
          <Perk icon={Award}>Certificate of completion</Perk>
          <Perk icon={Bot}>AI Assistant support</Perk>
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
      <dd className="text-right font-semibold figures-tabular">{value}</dd>
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
