import { groundOfHue, hueOfText } from '@academy/contract/courses/hues.ts';
import { useState } from 'react';
import { cn } from '@/lib/cn.ts';

const initials = (name: string): string => {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
};

interface AvatarProps {
  name: string;
  src?: string | null | undefined;
  className?: string;
}

/** Decorative: the name stands beside it. Falls back to initials on a colour of the name's own. */
export function Avatar({ name, src, className }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const shape = cn('shrink-0 overflow-hidden rounded-full', className ?? 'size-10 text-sm');
  if (src && src !== failedSrc) {
    return (
      <img
        src={src}
        alt=""
        referrerPolicy="no-referrer"
        className={cn(shape, 'bg-sunken object-cover')}
        onError={() => setFailedSrc(src)}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      // Drawn by CSS, so that the letters are no text of the button or link they stand in.
      data-initials={initials(name)}
      className={cn(
        shape,
        'relative isolate inline-grid place-items-center font-semibold text-white before:content-[attr(data-initials)]',
      )}
    >
      {/* Not a style of the element: the page's policy allows none that comes with the markup. */}
      <svg aria-hidden="true" className="absolute inset-0 -z-10 size-full">
        <rect width="100%" height="100%" fill={groundOfHue[hueOfText(name)]} />
      </svg>
    </span>
  );
}
