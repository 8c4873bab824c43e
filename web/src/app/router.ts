import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { parsePlainSearch, stringifyPlainSearch } from '@/app/plain-search.ts';
import { RouteError } from '@/app/route-error.tsx';
import { adminRoutes } from '@/app/route-tree/admin-routes.ts';
import { rootRoute, signedInRoute } from '@/app/route-tree/base-routes.ts';
import { creatorRoutes } from '@/app/route-tree/creator-routes.ts';
import { publicRoutes } from '@/app/route-tree/public-routes.ts';
import { PendingPage, page } from '@/app/route-tree/route-page.tsx';
import { signedInRoutes } from '@/app/route-tree/signed-in-routes.ts';

const routeTree = rootRoute.addChildren([
  ...publicRoutes,
  signedInRoute.addChildren([...signedInRoutes, creatorRoutes, adminRoutes]),
]);

/** `history`: in place of the browser's. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    // Preloaded data would be stale by our rule; only code is preloaded.
    defaultPreloadStaleTime: 0,
    parseSearch: parsePlainSearch,
    stringifySearch: stringifyPlainSearch,
    // On the server the router would write a script into the page, which our content security policy forbids.
    scrollRestoration: typeof document !== 'undefined',
    defaultPendingComponent: PendingPage,
    defaultErrorComponent: page(RouteError),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
