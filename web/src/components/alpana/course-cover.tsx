import { useMemo } from 'react';
import { coverSvg } from '@/components/alpana/cover-svg.ts';
import { svgDataUri } from '@/components/alpana/svg-marks.ts';
import { cn } from '@/lib/cn.ts';

interface CourseCoverProps {
  seed: string;
  category: string;
  /** The course's own picture, where it has one. */
  src?: string | null | undefined;
  /** Empty by default: the title stands beside a cover nearly everywhere. */
  alt?: string;
  /** The first pictures of a page are wanted at once, the rest when they come near. */
  eager?: boolean;
  className?: string;
}

export function CourseCover({ seed, category, src, alt = '', eager = false, className }: CourseCoverProps) {
  const generated = useMemo(() => svgDataUri(coverSvg({ seed, category })), [seed, category]);
  return (
    <img
      src={src || generated}
      alt={alt}
      width={640}
      height={360}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={cn('aspect-video w-full bg-sunken object-cover', className)}
    />
  );
}
