import { alpanaPath } from '@academy/contract/courses/alpana.ts';
import { hueOfCategory } from '@academy/contract/courses/hues.ts';
import { cn } from '@/lib/cn.ts';

interface CourseCoverProps {
  courseId: string;
  category: string;
  /** The course's own picture, where it has one. */
  src?: string | null | undefined;
  /** Empty by default: the title stands beside a cover nearly everywhere. */
  alt?: string;
  /** On the first screen: wanted before anything else, where others are fetched when they come near. */
  priority?: boolean;
  className?: string;
}

/** The course's own picture; without one, what the server paints for it. */
export function CourseCover({
  courseId,
  category,
  src,
  alt = '',
  priority = false,
  className,
}: CourseCoverProps) {
  return (
    <img
      ref={failAloud}
      src={src || alpanaPath({ kind: 'cover', hue: hueOfCategory(category), courseId })}
      alt={alt}
      width={640}
      height={360}
      {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      className={cn('aspect-video w-full bg-sunken object-cover', className)}
    />
  );
}

/** On a page that came with its markup, a picture may have failed before anybody listened: it is asked for once more. */
function failAloud(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth === 0) image.setAttribute('src', image.getAttribute('src') ?? '');
}
