import { useLocation } from '@tanstack/react-router';
import { useSession } from '@/features/auth/session.ts';
import { SiteFooter } from '@/features/shell/site-footer.tsx';
import { lazyPart, useLazyPart } from '@/lib/lazy-part.ts';

const studioFooter = lazyPart(() => import('@/features/shell/studio-footer.tsx'));

/** Where courses are written and the academy is run, the footer is one line, and comes with those pages. */
export function PageFooter() {
  const user = useSession();
  const isStudio = useLocation({
    select: ({ pathname }) => /^\/(creator-dashboard|admin)\b|^\/courses\/[^/]+\/students/.test(pathname),
  });
  const { part, failed } = useLazyPart(studioFooter, isStudio);
  if (!isStudio || failed) return <SiteFooter signedIn={Boolean(user)} />;
  return part ? <part.StudioFooter /> : null;
}
