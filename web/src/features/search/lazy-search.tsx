/** The search in the outline of a course, whose code comes once the page is there. */
import { type ReactNode, useEffect, useState } from 'react';
import { lazyPart, useLazyPart } from '@/lib/lazy-part.ts';
import { whenIdle } from '@/lib/when-idle.ts';

const outlineSearch = lazyPart(() => import('./components/outline-search.tsx'));

interface LazyOutlineSearchProps {
  courseId: string;
  /** For who may not read the course, and so would find titles that are in the outline anyway. */
  isOff: boolean;
  /** The outline, which gives its place to what is found. */
  children: ReactNode;
  onOpen?: (() => void) | undefined;
}

/** An outline with a search above it, whose place is kept until it is there. */
export function LazyOutlineSearch({ courseId, isOff, children, onOpen }: LazyOutlineSearchProps) {
  const [isIdle, setIdle] = useState(false);
  const [isSearching, setSearching] = useState(false);
  useEffect(() => (isOff ? undefined : whenIdle(() => setIdle(true))), [isOff]);
  const { part, failed } = useLazyPart(outlineSearch, isIdle);
  if (isOff) return children;
  return (
    <>
      {part ? (
        <part.OutlineSearch courseId={courseId} onOpen={onOpen} onSearching={setSearching} />
      ) : (
        <div hidden={failed} className="h-[4.3125rem]" />
      )}
      <div hidden={isSearching}>{children}</div>
    </>
  );
}
