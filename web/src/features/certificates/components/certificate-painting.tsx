import { alpanaPath } from '@academy/contract/courses/alpana.ts';
import { type Hue, hueOfText, hues } from '@academy/contract/courses/hues.ts';
import { cn } from '@/lib/cn.ts';

interface CertificatePaintingProps {
  courseId: string;
  hue: string;
  className?: string;
}

/** The course's alpana. It is drawn from its id, and so outlives the course. */
export function CertificatePainting({ courseId, hue, className }: CertificatePaintingProps) {
  return (
    <img
      src={alpanaPath({ kind: 'cover', hue: hueFrom(hue), courseId })}
      alt=""
      width={640}
      height={360}
      className={cn('bg-sunken object-cover', className)}
    />
  );
}

/** A hue of another version of the academy becomes one of ours. */
function hueFrom(text: string): Hue {
  return hues.find((hue) => hue === text) ?? hueOfText(text);
}
