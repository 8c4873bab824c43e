import { type ReactNode, useState } from 'react';
import { CourseCover } from '@/components/alpana/course-cover.tsx';

interface CoverPictureProps {
  seed: string;
  category: string;
  src: string | undefined;
  /** Over the picture, while something happens to it. */
  overlay?: ReactNode;
  /** Below it, when its address leads to no picture that this page may show. */
  broken: ReactNode;
}

/** The cover as the cards will show it; the painted one, when there is no other. */
export function CoverPicture({ seed, category, src, overlay, broken }: CoverPictureProps) {
  const [failed, setFailed] = useState<string>();
  const shown = src === failed ? undefined : src;
  return (
    <>
      <div
        className="relative overflow-hidden rounded-control border border-line"
        onErrorCapture={() => setFailed(src)}
      >
        <CourseCover seed={seed} category={category} src={shown} eager />
        {overlay}
      </div>
      {src !== undefined && src === failed ? broken : null}
    </>
  );
}
