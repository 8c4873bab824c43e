import { lessonAddressOf } from '@academy/contract/curriculum/lesson-address.ts';
import { paths } from '@/config/paths.ts';
import type { StartState } from '../start-state.ts';

/** Where the start button leads; after logging in, back to the course. */
export function startDestination(courseId: string, start: Exclude<StartState, { kind: 'empty' }>) {
  return start.kind === 'login'
    ? { to: paths.login(), search: { returnTo: paths.course(courseId) } }
    : { to: paths.lesson(lessonAddressOf(courseId, start.lesson)) };
}
