import { createRootRoute, createRoute } from '@tanstack/react-router';
import { textSearch } from '@/app/plain-search.ts';
import { RootLayout } from '@/app/root-layout.tsx';
import { NotFoundPage } from '@/app/routes/not-found.tsx';
import { lazyPage, page } from './route-page.tsx';

export const rootRoute = createRootRoute({
  component: RootLayout,
  notFoundComponent: page(NotFoundPage),
  // Where to go after logging in. Every page may be told it, though only login and register use it.
  validateSearch: textSearch('returnTo'),
});

/** Pages that have nothing to show without a session are its children. */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  component: lazyPage(() => import('@/app/signed-in-only.tsx'), 'SignedInFrame'),
});
