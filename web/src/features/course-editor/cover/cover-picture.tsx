import { readCoverPath } from '@academy/contract/courses/cover.ts';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { CourseCover } from '@/components/alpana/course-cover.tsx';

/** What a course is painted from that is not created yet: the pattern comes with its id, the ground with its category. */
export const sampleCourseId = '00000000-0000-0000-0000-000000000000';

interface CoverPictureProps {
  courseId: string;
  category: string;
  /** A picture that is not uploaded yet; shown instead of the address. */
  chosen: Blob | undefined;
  address: string;
  /** Over the picture, while it is being uploaded. */
  overlay: ReactNode;
}

/** The cover as the course cards show it; the painted one where there is no other. */
export function CoverPicture({ courseId, category, chosen, address, overlay }: CoverPictureProps) {
  const src = useObjectUrl(chosen) ?? shownCoverAddress(address);
  const [failed, setFailed] = useState<string>();
  const isBroken = src !== undefined && src === failed;
  return (
    <>
      <div
        className="relative overflow-hidden rounded-control border border-line"
        onErrorCapture={() => setFailed(src)}
      >
        <CourseCover courseId={courseId} category={category} src={isBroken ? undefined : src} priority />
        {overlay}
      </div>
      {isBroken ? (
        <p className="text-sm text-warning">
          <Trans>No picture could be loaded from this address. Students see the painted cover instead.</Trans>
        </p>
      ) : null}
    </>
  );
}

/** Only https addresses are loaded, and none that is typed halfway. */
export function shownCoverAddress(address: string): string | undefined {
  const text = address.trim();
  if (readCoverPath(text) !== null) return text;
  return /^https:\/\/[^/\s]+\.[^/\s]+\/\S+/i.test(text) && URL.canParse(text) ? text : undefined;
}

/** The object URL is released when another picture is shown. */
function useObjectUrl(picture: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const created = picture && URL.createObjectURL(picture);
    setUrl(created);
    return () => {
      if (created !== undefined) URL.revokeObjectURL(created);
    };
  }, [picture]);
  return picture && url;
}
