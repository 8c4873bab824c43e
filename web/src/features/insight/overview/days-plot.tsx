import type { Overview } from '@academy/contract/insight/insight-calls.ts';
import { t } from '@lingui/core/macro';
import { AreaPlot } from '@/components/plots/area-plot.tsx';
import { PlotFrame } from '@/components/plots/plot-frame.tsx';
import { type Series, SeriesLegend } from '@/components/plots/series.tsx';
import { Card } from '@/components/ui/card.tsx';
import { dayText, shortDay, shortMonth } from '@/lib/language/days.ts';
import { numberText } from '@/lib/language/numbers.ts';
import { type DayPoint, dayPoints, type Unit, unitOf } from './day-points.ts';

/** Who enrolled and who finished, day by day, with the courses that were published. */
export function DaysPlot({ overview }: { overview: Overview }) {
  const points = dayPoints(overview);
  const unit = unitOf(overview.days.length);
  const names = {
    day: (day: string) => dayText(day),
    week: (day: string) => {
      const first = dayText(day);
      return t`Week from ${first}`;
    },
    month: (day: string) => shortMonth(day),
  };
  const columns = {
    day: t`Day`,
    week: t`Week of`,
    month: t`Month`,
  };
  const series: readonly Series[] = [
    { name: t`Enrolled`, look: 'solid', values: points.map(({ enrolled }) => enrolled) },
    {
      name: t({ message: 'Finished', comment: 'Students who have finished the course' }),
      look: 'dashed',
      values: points.map(({ finished }) => finished),
    },
  ];
  return (
    <Card className="p-5 sm:p-6">
      <PlotFrame
        title={t`Enrollments and completions`}
        sentence={sentenceOf(points, unit)}
        fileName="enrollments"
        legend={<Legend series={series} overview={overview} unit={unit} />}
        table={{
          columns: [columns[unit], ...series.map(({ name }) => name), t`Published`],
          names: points.map(({ day }) => (unit === 'month' ? shortMonth(day) : dayText(day))),
          rows: points.map(({ day, enrolled, finished, published }) => [
            day,
            enrolled,
            finished,
            published.join(', ') || null,
          ]),
        }}
      >
        <AreaPlot
          label={columns[unit]}
          series={series}
          points={points.map(({ day, published }) => ({
            name: names[unit](day),
            tick: unit === 'month' ? shortMonth(day) : shortDay(day),
            marks: published.map((title) => t`Published: ${title}`),
          }))}
        />
      </PlotFrame>
    </Card>
  );
}

function Legend({
  series,
  overview: { published, timeZone },
  unit,
}: {
  series: readonly Series[];
  overview: Overview;
  unit: Unit;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <SeriesLegend series={series} />
      {published.length > 0 ? (
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className="mx-1 size-[7px] rotate-45 bg-ink" />
          {t`A course was published`}
        </span>
      ) : null}
      <span>{daysText(unit, timeZone)}</span>
    </div>
  );
}

function daysText(unit: Unit, timeZone: string): string {
  if (unit === 'week') return t`Weeks in ${timeZone}`;
  return unit === 'month' ? t`Months in ${timeZone}` : t`Days in ${timeZone}`;
}

function sentenceOf(points: readonly DayPoint[], unit: Unit): string {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const [enrolled, finished] = [
    sum(points.map((point) => point.enrolled)),
    sum(points.map((point) => point.finished)),
  ];
  if (enrolled + finished === 0) return t`Nobody enrolled or finished in this time.`;
  const [came, done] = [numberText(enrolled), numberText(finished)];
  const best = points.reduce((most, point) => (point.enrolled > most.enrolled ? point : most));
  const isAlone = points.every((point) => point === best || point.enrolled < best.enrolled);
  // One who came alone has no best day, and of two equal days none is the best.
  if (best.enrolled < 2 || !isAlone || unit !== 'day') return t`Enrollments: ${came}. Completions: ${done}.`;
  const [day, most] = [shortDay(best.day), numberText(best.enrolled)];
  return t`Enrollments: ${came}. Completions: ${done}. Most enrollments on one day: ${most} (${day}).`;
}
