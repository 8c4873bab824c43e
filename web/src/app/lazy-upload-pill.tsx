import { useEffect, useState } from 'react';
import { lazyPart, useLazyPart } from '@/lib/lazy-part.ts';
import { hasKeptUploads, uploadsChanged } from '@/lib/upload-marks.ts';

const pill = lazyPart(() => import('@/features/uploads/pill/upload-pill.tsx'));

/** Fetched with the first upload, or for one that this device remembers: nobody else has its code. */
export function LazyUploadPill({ userId }: { userId: string }) {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const want = () => setIsWanted(true);
    if (hasKeptUploads(userId)) want();
    window.addEventListener(uploadsChanged, want);
    return () => window.removeEventListener(uploadsChanged, want);
  }, [userId]);
  const { part } = useLazyPart(pill, isWanted);
  return part ? <part.UploadPill userId={userId} /> : null;
}
