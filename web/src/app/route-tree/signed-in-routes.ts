import { webRoutes } from '@academy/contract/interface/web-routes.ts';
import { createRoute } from '@tanstack/react-router';
import { textSearch } from '@/app/plain-search.ts';
import { signedInRoute } from './base-routes.ts';
import { lazyPage } from './route-page.tsx';

const profileRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: webRoutes.profile,
  validateSearch: textSearch('tab'),
  component: lazyPage(() => import('@/app/routes/profile.tsx'), 'ProfileRoute'),
});

const notebookRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: webRoutes.notebook,
  validateSearch: textSearch('search', 'courseId'),
  component: lazyPage(() => import('@/app/routes/notebook.tsx'), 'NotebookRoute'),
});

const noticesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: webRoutes.notices,
  component: lazyPage(() => import('@/app/routes/notices.tsx'), 'NoticesRoute'),
});

const resumeLessonRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: webRoutes.resumeLesson,
  component: lazyPage(() => import('@/app/routes/resume-lesson.tsx'), 'ResumeLessonRoute'),
});

const finishRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: webRoutes.finish,
  component: lazyPage(() => import('@/app/routes/course-finish.tsx'), 'CourseFinishRoute'),
});

const coursePlayerRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: webRoutes.coursePreview,
  component: lazyPage(() => import('@/app/routes/course-player.tsx'), 'CoursePlayerRoute'),
});

const captionEditorRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: webRoutes.lessonCaptions,
  component: lazyPage(() => import('@/app/routes/caption-editor.tsx'), 'CaptionEditorRoute'),
});

const lessonInsightRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: webRoutes.lessonInsight,
  component: lazyPage(() => import('@/app/routes/lesson-insight.tsx'), 'LessonInsightRoute'),
});

export const signedInRoutes = [
  profileRoute,
  notebookRoute,
  noticesRoute,
  resumeLessonRoute,
  finishRoute,
  coursePlayerRoute,
  captionEditorRoute,
  lessonInsightRoute,
] as const;
