import { useQuery } from '@tanstack/react-query';
import { enrollmentStatusQuery } from '@/api/enrollments.ts';

/** Whether somebody asks as a student of the course, as the page around the assistant learned; its author is none. */
export function useIsStudent(courseId: string): boolean {
  return useQuery({ ...enrollmentStatusQuery(courseId), enabled: false }).data?.enrolled !== false;
}
