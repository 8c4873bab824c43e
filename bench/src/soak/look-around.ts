import type { Course } from '@academy/contract/courses/course.ts';
import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import type { EnrollmentStatus } from '@academy/contract/enrollments/enrollment.ts';
import { readingMs } from './pace.ts';
import { oneOf, type Visit } from './visit.ts';

/** Common and rare words, a typing error, another script. */
const searches = ['python', 'react', 'design', 'data', 'course', 'zymurgy', 'pyhton', 'শুরু'];

export async function browse({ call, pace }: Visit): Promise<void> {
  await Promise.all([
    call('who am I', '/api/auth/me'),
    call('catalogue', '/api/courses?limit=8'),
    call('own courses', '/api/enrollments/courses'),
  ]);
  await pace.pause(readingMs());
  await call('catalogue', `/api/courses?limit=16&categoryId=${oneOf([1, 2, 3, 4, 5, 6, 7, 8])}`);
}

export async function search({ call, get, pace }: Visit): Promise<void> {
  const words = encodeURIComponent(oneOf(searches) ?? '');
  const found = await get<Course[]>('search', `/api/courses?limit=8&search=${words}`);
  await pace.pause(readingMs());
  const [first] = found ?? [];
  if (first !== undefined) await call('course', `/api/courses/${first.id}`);
}

/** The page of the course they attend, and one of its lessons to read. */
export async function openCourse({ call, get, pace, lesson }: Visit): Promise<void> {
  const course = `/api/courses/${lesson.courseId}`;
  const enrollment = `/api/enrollments/courses/${lesson.courseId}`;
  const [, modules, status] = await Promise.all([
    call('course', course),
    get<Module[]>('curriculum', `${course}/curriculum`),
    get<EnrollmentStatus>('enrollment', enrollment),
  ]);
  if (status?.enrolled === false) await call('enroll', enrollment, { method: 'POST', body: {} });
  await pace.pause(readingMs());
  const other = oneOf(modules?.flatMap((module) => module.lessons) ?? []);
  if (other === undefined) return;
  await call('lesson', `${course}/modules/${other.moduleId}/lessons/${other.id}`);
  await call('complete', `${enrollment}/lessons/${other.id}/complete`, { method: 'PUT', body: {} });
}

export async function staySignedIn({ call }: Visit): Promise<void> {
  await call('refresh session', '/api/auth/refresh', { method: 'POST', body: {} });
}
