import type { Role } from '../users/roles.ts';
import type { CreationRule } from './school-setting-rules.ts';

/** Where not everybody may, those may who are creators already. */
export function mayCreateCourses(role: Role, rule: CreationRule): boolean {
  return rule === 'everybody' || role !== 'student';
}
