export type CourseBadge = 'BESTSELLER' | 'FEATURED' | 'NEW';

interface BadgedCourse {
  readonly bestseller: boolean;
  readonly featured: boolean;
  readonly isNew: boolean;
  readonly progress: number;
}

/** A card has room for one: BESTSELLER before NEW, and none once the student has begun. */
export function cardBadge(course: BadgedCourse): CourseBadge | null {
  if (course.progress > 0) return null;
  if (course.bestseller) return 'BESTSELLER';
  return course.isNew ? 'NEW' : null;
}

/** The course page and the enrollment page show all that apply. */
export function pageBadges(course: Omit<BadgedCourse, 'progress'>): CourseBadge[] {
  const badges: CourseBadge[] = [];
  if (course.bestseller) badges.push('BESTSELLER');
  if (course.featured) badges.push('FEATURED');
  if (course.isNew) badges.push('NEW');
  return badges;
}
