import type { Course } from '@academy/contract/courses/course.ts';
import type { Lesson, Module } from '@academy/contract/curriculum/curriculum.ts';
import { lessonsInOrder } from '@academy/contract/curriculum/lesson-order.ts';
import { t } from '@lingui/core/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { toast } from '@/components/ui/toast-store.ts';
import { lazyPart, useLazyPart } from '@/lib/lazy-part.ts';

// With the player, which most readers of the page never need.
const previewDialog = lazyPart(() => import('./preview-dialog.tsx'));

interface CoursePreviewOptions {
  course: Course;
  modules: readonly Module[];
  /** Who may open the lessons themselves needs none. */
  isOffered: boolean;
}

export interface CoursePreviews {
  /** In the order of the course. */
  readonly lessons: readonly Lesson[];
  readonly open: (lesson: Lesson) => void;
  /** Fetches the code of the player a moment ahead. */
  readonly prepare: () => void;
  readonly dialog: ReactNode;
  /** The lesson that an address led to and that is no preview: it is shown among the others. */
  readonly soughtLessonId: string | undefined;
}

/** The free previews of a course, and the film of the one that was chosen, here or by the address. */
export function useCoursePreviews({ course, modules, isOffered }: CoursePreviewOptions): CoursePreviews {
  // The lesson itself, so that one that has just ceased to be a preview can still say so.
  const [chosen, choose] = useState<Lesson | null>(null);
  const { part } = useLazyPart(previewDialog, chosen !== null);
  const lessons = isOffered ? lessonsInOrder(modules).filter(({ isPreview }) => isPreview) : [];

  const open = async (lesson: Lesson) => {
    choose(lesson);
    if (await previewDialog.fetch()) return;
    choose(null);
    toast({
      title: t`The preview could not be loaded.`,
      description: t`The connection may have dropped for a moment.`,
      variant: 'destructive',
    });
  };

  const { preview } = useSearch({ strict: false });
  const asked = lessons.find(({ _id }) => _id === preview);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for an address, however often the lessons are fetched.
  useEffect(() => {
    if (asked) void open(asked);
  }, [asked?._id]);

  const navigate = useNavigate();
  const [soughtLessonId, seek] = useState<string>();
  const isNone = preview !== undefined && asked === undefined && modules.length > 0;
  useEffect(() => {
    if (!isNone) return;
    seek(preview);
    // Nobody passes the address on as that of a preview.
    void navigate({ to: '.', search: {}, replace: true, resetScroll: false });
  }, [isNone, preview, navigate]);

  const close = () => {
    choose(null);
    // Else a link to the preview that was just closed would lead nowhere.
    if (preview) void navigate({ to: '.', search: {}, replace: true, resetScroll: false });
  };

  return {
    lessons,
    open: (lesson) => void open(lesson),
    prepare: () => void previewDialog.fetch(),
    soughtLessonId,
    dialog:
      part && chosen ? (
        <part.PreviewDialog
          course={course}
          lessons={lessons}
          lesson={chosen}
          onChoose={choose}
          onClose={close}
        />
      ) : null,
  };
}
