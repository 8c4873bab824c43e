import { useLocation } from '@tanstack/react-router';
import { returnToFrom } from '@/lib/return-to.ts';

/** The query of the header's Login and Register links: whoever signs in comes back to the page they were on. */
export function useLoginSearch(): { returnTo?: string } {
  return useLocation({ select: returnToFrom });
}
