import { useMemo } from 'react';
import { backdropSvg } from '@/components/alpana/backdrop-svg.ts';
import { svgDataUri } from '@/components/alpana/svg-marks.ts';
import { cn } from '@/lib/cn.ts';

/**
 * The academy's own wheel, painted on the threshold: beside the sentence and larger than its place, so that
 * the page's edge cuts it; on a phone a faint part of it in the corner. Faint also behind a course.
 */
export function HeroPattern({ faint }: { faint: boolean }) {
  const maskImage = useMemo(() => `url("${svgDataUri(backdropSvg('river'))}")`, []);
  return (
    <div
      aria-hidden="true"
      className={cn(
        'pointer-events-none absolute -top-48 -right-48 -z-10 aspect-square w-[26rem] bg-accent opacity-20 md:top-[54%] md:-right-[27rem] md:w-[44rem] md:-translate-y-1/2 lg:-right-72 xl:right-[max(-12rem,calc(50%-52rem))] xl:w-[54rem]',
        faint ? 'md:opacity-15' : 'md:opacity-75',
      )}
      style={{ maskImage, maskSize: '100% 100%', maskMode: 'luminance' }}
    />
  );
}
