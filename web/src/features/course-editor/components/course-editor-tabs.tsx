import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { type EditorTab, editorTabFrom } from '../editor-tabs.ts';

interface CourseEditorTabsProps {
  tab: EditorTab;
  onTab: (tab: EditorTab) => void;
  /** A course that is not saved yet has nothing to hang lessons on. */
  created: boolean;
  /** Something in the details is not saved; told where they are not in sight. */
  unsaved: boolean;
  details: ReactNode;
  curriculum: ReactNode;
}

export function CourseEditorTabs({
  tab,
  onTab,
  created,
  unsaved,
  details,
  curriculum,
}: CourseEditorTabsProps) {
  const open = (value: string) => {
    const wanted = editorTabFrom(value);
    if (wanted === 'curriculum' && !created) {
      toast({
        title: 'Course Details Required',
        description: 'Save the course details first, then add modules and lessons.',
      });
    } else onTab(wanted);
  };

  return (
    <Tabs value={tab} onValueChange={open} activationMode="manual">
      <TabsList aria-label="Course editor">
        <TabsTrigger value="details">
          Course Details
          {unsaved ? (
            <>
              <span aria-hidden="true" className="ml-2 inline-block size-2 rounded-full bg-accent" />
              <span className="sr-only"> (not saved yet)</span>
            </>
          ) : null}
        </TabsTrigger>
        <TabsTrigger value="curriculum">
          Curriculum
          {created ? null : <Lock aria-hidden="true" className="ml-2 inline size-3.5" />}
        </TabsTrigger>
      </TabsList>
      {/* Kept while the other tab is open: what was typed stays as it is, and so does the guard on it. */}
      <TabsContent value="details" forceMount className="data-[state=inactive]:hidden">
        {details}
      </TabsContent>
      <TabsContent value="curriculum">{curriculum}</TabsContent>
    </Tabs>
  );
}
