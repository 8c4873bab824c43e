import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { resourcesQuery } from '@/api/resources.ts';
import { LessonCaptions } from '@/features/caption-editor/section/lesson-captions.tsx';
import { LazyChapterEditor } from '@/features/chapters/lazy-chapter-editor.tsx';
import { InsightLink } from '@/features/confusion/insight-link.tsx';
import { LessonPreview } from '@/features/previews/lesson-preview.tsx';
import { LazyQuizEditor } from '@/features/quizzes/editor/lazy-quiz-editor.tsx';
import { ResourceEditor } from '@/features/resources/components/resource-editor.tsx';
import { LessonTakeaways } from '@/features/takeaways/lesson-takeaways.tsx';
import { addResource, ResourceUploads } from '@/features/uploads/components/resource-uploads.tsx';
import type { UploadsStore } from '@/features/uploads/uploads-store.ts';

interface LessonSectionsProps {
  address: LessonAddress;
  userId: string;
  uploads: UploadsStore;
}

/** What belongs to a lesson beside its own fields, in its form. Each part is saved by itself; takeaways, chapters and questions with the form, too. */
export function LessonSections({ address, userId, uploads }: LessonSectionsProps) {
  const queryClient = useQueryClient();
  const { courseId, moduleId, lessonId } = address;
  const onUploaded = useCallback(() => {
    const { queryKey } = resourcesQuery({ courseId, moduleId, lessonId });
    void queryClient.invalidateQueries({ queryKey });
  }, [queryClient, courseId, moduleId, lessonId]);
  return (
    <div className="flex flex-col gap-6 border-t border-line pt-5">
      <LessonPreview address={address} />
      <LessonCaptions address={address} userId={userId} />
      <InsightLink address={address} />
      <LessonTakeaways address={address} userId={userId} />
      <ResourceEditor
        address={address}
        onFile={(file) => addResource(uploads, address, file)}
        uploads={<ResourceUploads address={address} uploads={uploads} onUploaded={onUploaded} />}
      />
      <LazyChapterEditor address={address} userId={userId} />
      <LazyQuizEditor address={address} userId={userId} />
    </div>
  );
}
