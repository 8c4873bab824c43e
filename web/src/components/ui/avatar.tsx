import { useState } from 'react';
import { categoryHues } from '@/components/alpana/category-hue.ts';
import { hashText } from '@/components/alpana/seeded-random.ts';
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
  const hue = categoryHues[hashText(name) % categoryHues.length];
  return (
    <span
      aria-hidden="true"
      // Drawn by CSS, so that the letters are no text of the button or link they stand in.
      data-initials={initials(name)}
      className={cn(
        shape,
        'inline-grid place-items-center font-semibold text-white before:content-[attr(data-initials)]',
      )}
      style={{ backgroundColor: hue?.ground }}
    />
  );
}
