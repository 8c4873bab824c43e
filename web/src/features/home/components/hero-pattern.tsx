import { useMemo } from 'react';
import { backdropSvg } from '@/components/alpana/backdrop-svg.ts';
import { svgDataUri } from '@/components/alpana/svg-data-uri.ts';

/** The academy's own wheel beside the sentence, larger than its place and cut by the page's edge. */
export function HeroPattern() {
  const maskImage = useMemo(() => `url("${svgDataUri(backdropSvg('threshold'))}")`, []);
  return (
    <div aria-hidden="true" className="pointer-events-none relative -z-10 hidden aspect-square md:block">
      <div
        className="absolute top-1/2 left-1/2 aspect-square w-[150%] -translate-1/2 bg-accent opacity-70 lg:w-[135%]"
        style={{ maskImage, maskSize: '100% 100%' }}
      />
    </div>
  );
}
