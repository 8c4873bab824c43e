import { webRoutes } from '@academy/contract/interface/web-routes.ts';
import { createRoute } from '@tanstack/react-router';
import { textSearch } from '@/app/plain-search.ts';
import { signedInRoute } from './base-routes.ts';
import { lazyPage } from './route-page.tsx';

const admin = () => import('@/app/routes/admin.tsx');

const adminFrameRoute = createRoute({
  getParentRoute: () => signedInRoute,
  id: 'admin',
  component: lazyPage(admin, 'AdminFrameRoute'),
});

const adminPeopleRoute = createRoute({
  getParentRoute: () => adminFrameRoute,
  path: webRoutes.adminPeople,
  validateSearch: textSearch('q', 'role', 'blocked', 'sort', 'direction'),
  component: lazyPage(admin, 'PeopleRoute'),
});

const adminPersonRoute = createRoute({
  getParentRoute: () => adminFrameRoute,
  path: webRoutes.adminPerson,
  component: lazyPage(admin, 'PersonRoute'),
});

const adminInvitationsRoute = createRoute({
  getParentRoute: () => adminFrameRoute,
  path: webRoutes.adminInvitations,
  validateSearch: textSearch('q', 'state', 'cohort'),
  component: lazyPage(() => import('@/app/routes/admin-invitations.tsx'), 'InvitationsRoute'),
});

const adminCohorts = () => import('@/app/routes/admin-cohorts.tsx');

const adminCohortsRoute = createRoute({
  getParentRoute: () => adminFrameRoute,
  path: webRoutes.adminCohorts,
  component: lazyPage(adminCohorts, 'CohortsRoute'),
});

const adminCohortRoute = createRoute({
  getParentRoute: () => adminFrameRoute,
  path: webRoutes.adminCohort,
  component: lazyPage(adminCohorts, 'CohortRoute'),
});

const adminAuditRoute = createRoute({
  getParentRoute: () => adminFrameRoute,
  path: webRoutes.adminAudit,
  validateSearch: textSearch('q', 'action', 'person', 'from', 'to'),
  component: lazyPage(admin, 'AuditRoute'),
});

const adminSchool = () => import('@/app/routes/admin-school.tsx');

const adminSettingsRoute = createRoute({
  getParentRoute: () => adminFrameRoute,
  path: webRoutes.adminSettings,
  component: lazyPage(adminSchool, 'SchoolSettingsRoute'),
});

const adminApprovalsRoute = createRoute({
  getParentRoute: () => adminFrameRoute,
  path: webRoutes.adminApprovals,
  component: lazyPage(adminSchool, 'ApprovalsRoute'),
});

const adminWebhooksRoute = createRoute({
  getParentRoute: () => adminFrameRoute,
  path: webRoutes.adminWebhooks,
  component: lazyPage(() => import('@/app/routes/admin-webhooks.tsx'), 'WebhooksRoute'),
});

export const adminRoutes = adminFrameRoute.addChildren([
  adminPeopleRoute,
  adminPersonRoute,
  adminAuditRoute,
  adminSettingsRoute,
  adminApprovalsRoute,
  adminInvitationsRoute,
  adminCohortsRoute,
  adminCohortRoute,
  adminWebhooksRoute,
]);
