import type { Wheel } from '@academy/contract/courses/alpana.ts';
import { cn } from '@/lib/cn.ts';

interface AlpanaWheelProps {
  wheel: Wheel;
  /** Where, how large and how faint. */
  className: string;
}

/** A large wheel in the accent's colour. Which one stands in styles/alpana.css: a page allows no style of an element's own. */
export function AlpanaWheel({ wheel, className }: AlpanaWheelProps) {
  return (
    <div
      aria-hidden="true"
      data-wheel={wheel}
      className={cn('alpana-wheel pointer-events-none absolute -z-10 aspect-square bg-accent', className)}
    />
  );
}

interface AlpanaBackdropProps {
  wheel: Wheel;
  /** Where and how large; by default centred behind the content of a `relative isolate` parent. */
  className?: string;
}

/** Very faint, behind the sign-in card, the 404 card and the empty states, and clear in the middle, where the words are. */
export function AlpanaBackdrop({
  wheel,
  className = 'top-1/2 left-1/2 w-[44rem] -translate-1/2',
}: AlpanaBackdropProps) {
  return <AlpanaWheel wheel={wheel} className={cn('alpana-wheel-clear opacity-[0.13]', className)} />;
}
