import { EmptyState } from '@/components/ui/empty-state.tsx';

export function NoStudents() {
  return (
    <EmptyState
      title="No students yet"
      description="Everyone who enrolls in this course appears here, with how far they are."
      seed="students"
    />
  );
}
