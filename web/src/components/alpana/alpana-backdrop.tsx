import { useMemo } from 'react';
import { backdropSvg } from '@/components/alpana/backdrop-svg.ts';
import { svgDataUri } from '@/components/alpana/svg-marks.ts';
import { cn } from '@/lib/cn.ts';

interface AlpanaBackdropProps {
  seed: string;
  /** Where and how large; by default centred behind the content of a `relative isolate` parent. */
  className?: string;
}

/** A large, very faint wheel behind the hero, the sign-in card, the 404 card and the empty states. */
export function AlpanaBackdrop({ seed, className }: AlpanaBackdropProps) {
  const wheel = useMemo(() => `url("${svgDataUri(backdropSvg(seed))}")`, [seed]);
  return (
    <div
      aria-hidden="true"
      className={cn(
        'pointer-events-none absolute -z-10 aspect-square bg-accent opacity-[0.13]',
        className ?? 'top-1/2 left-1/2 w-[44rem] -translate-1/2',
      )}
      style={{
        // The second mask clears the middle, where the words are.
        maskImage: `${wheel}, radial-gradient(closest-side, transparent 22%, black 72%)`,
        maskMode: 'luminance, alpha',
        maskComposite: 'intersect',
        maskSize: '100% 100%',
      }}
    />
  );
}
