import type { Course } from '@academy/contract/courses/course.ts';
import type { Lesson } from '@academy/contract/curriculum/curriculum.ts';
import { type LessonAddress, lessonAddressOf } from '@academy/contract/curriculum/lesson-address.ts';
import { webRoutes } from '@academy/contract/interface/web-routes.ts';
import { isModuleMissing } from '@academy/contract/notes/module-zero.ts';
import { t } from '@lingui/core/macro';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { memo, type ReactNode, useState } from 'react';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx';
import { paths } from '@/config/paths.ts';
import type { WayOn } from '@/features/curriculum/way-on.ts';
import { LessonEnding } from '@/features/lessons/components/lesson-ending.tsx';
import { LessonOverview } from '@/features/lessons/components/lesson-overview.tsx';
import { LessonResources } from '@/features/lessons/components/lesson-resources.tsx';
import {
  type LessonTab,
  lessonSearch,
  lessonTabFrom,
  lessonTabsFor,
} from '@/features/lessons/lesson-tabs.ts';
import { NotesPanel } from '@/features/notes/notes-panel.tsx';
import { KnowledgeCheck } from '@/features/quizzes/components/knowledge-check.tsx';
import { ResourceList } from '@/features/resources/components/resource-list.tsx';
import { useLanguage } from '@/lib/language/language.ts';
import { LessonAssistant } from './lesson-assistant.tsx';
import { useMarkedPassage } from './marked-passage.ts';

interface LessonTabsProps {
  address: LessonAddress;
  course: Course;
  lesson: Lesson;
  userId: string | null;
  way: WayOn;
}

/** Everything below the stage, which the film does not draw anew. The open tab is part of the address. */
export const LessonTabs = memo(function LessonTabs(props: LessonTabsProps) {
  useLanguage();
  const { address, course, lesson, userId, way } = props;
  const signedIn = userId !== null;
  const tab = lessonTabFrom(useSearch({ from: webRoutes.lesson }), { signedIn });
  const navigate = useNavigate();
  const visited = useVisited(tab);
  const part = useMarkedPassage();
  const fullAddressLink = isModuleMissing(address.moduleId) ? (
    <OwnAddress lesson={lesson} course={course} />
  ) : null;

  const open = (value: string) =>
    void navigate({
      to: paths.lesson(address),
      search: lessonSearch(lessonTabFrom({ tab: value }, { signedIn })),
      replace: true,
      resetScroll: false,
    });

  const panels: Record<LessonTab, () => ReactNode> = {
    overview: () => (
      <LessonOverview
        lesson={lesson}
        knowledgeCheck={
          <KnowledgeCheck
            address={address}
            ownAddress={lessonAddressOf(course._id, lesson)}
            signedIn={signedIn}
            fullAddressLink={fullAddressLink}
          />
        }
        ending={signedIn ? <LessonEnding courseId={course._id} {...way} /> : null}
      />
    ),
    notes: () => <NotesPanel address={address} userId={userId} fullAddressLink={fullAddressLink} />,
    resources: () => (
      <ResourceList
        address={lessonAddressOf(course._id, lesson)}
        placeholder={<LessonResources courseId={course._id} />}
      />
    ),
    assistant: () => (
      <LessonAssistant {...{ address, course, lesson, userId }} isOpen={tab === 'assistant'} />
    ),
  };

  return (
    <Tabs ref={part} value={tab} onValueChange={open}>
      <TabsList aria-label={t`About this lesson`} className="max-sm:justify-between max-sm:gap-3!">
        {lessonTabsFor({ signedIn }).map(({ value, label }) => (
          <TabsTrigger key={value} value={value}>
            {label}
          </TabsTrigger>
        ))}
      </TabsList>
      {lessonTabsFor({ signedIn }).map(({ value }) => (
        <TabsContent
          key={value}
          value={value}
          {...(visited.has(value) ? { forceMount: true } : {})}
          // Each has something in it that takes the focus.
          tabIndex={undefined}
          className="pt-8! data-[state=inactive]:hidden"
        >
          {panels[value]()}
        </TabsContent>
      ))}
    </Tabs>
  );
});

/** A tab that was opened stays as it was left: answers, chats and half a sentence survive a look at another. */
function useVisited(tab: LessonTab): ReadonlySet<LessonTab> {
  const [visited, setVisited] = useState<ReadonlySet<LessonTab>>(() => new Set([tab]));
  if (!visited.has(tab)) setVisited(new Set([...visited, tab]));
  return visited;
}

function OwnAddress({ course, lesson }: { course: Course; lesson: Lesson }) {
  return (
    <p className="mt-2">
      <Link
        to={paths.lesson(lessonAddressOf(course._id, lesson))}
        search={(before) => before}
        className="font-semibold text-accent-ink underline underline-offset-4"
      >
        {t`Open this lesson at its full address`}
      </Link>
    </p>
  );
}
