import type { Course } from '@academy/contract/courses/course.ts';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Card } from '@/components/ui/card.tsx';
import { textLanguage } from '@/lib/text-language.ts';

export function InstructorBlock({ course }: { course: Course }) {
  return (
    <section aria-labelledby="instructor">
      <h2 id="instructor" className="text-2xl">
        Instructor
      </h2>
      <Card className="mt-5 flex items-center gap-4 p-5">
        <Avatar name={course.instructor} src={course.instructorAvatar} className="size-16 text-xl" />
        <div className="min-w-0">
          <p
            lang={textLanguage(course.instructor)}
            className="font-serif text-lg leading-snug font-medium [&:lang(bn)]:leading-normal"
          >
            {course.instructor}
          </p>
          <p className="text-sm text-ink-soft">Teaches {course.category}</p>
        </div>
      </Card>
    </section>
  );
}
