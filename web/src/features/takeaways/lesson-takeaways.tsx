import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { t } from '@lingui/core/macro';
import { useFailureText } from '@/api/client/use-failure-text.ts';
import { useSaveTakeaways, useTakeaways } from '@/api/takeaways.ts';
import { LineEditor } from '@/components/lines/line-editor.tsx';
import { ListsSaveBar } from '@/components/lines/lists-save-bar.tsx';
import { type SavedLists, useKeptLists } from '@/components/lines/use-kept-lists.ts';
import { LoadFailure } from '@/components/load-failure.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';

interface LessonTakeawaysProps {
  address: LessonAddress;
  userId: string;
}

/** The key takeaways of a lesson, for its author. */
export function LessonTakeaways({ address, userId }: LessonTakeawaysProps) {
  const query = useTakeaways(address);
  const { data, isError, refetch } = query;
  if (data === undefined) {
    return isError ? (
      <LoadFailure title={t`The key takeaways could not be loaded.`} query={query} />
    ) : (
      <Skeleton className="h-24" />
    );
  }
  const reload = async () => {
    const { data: now } = await refetch();
    return now && listsOf(now);
  };
  return (
    <TakeawaysEditor
      key={address.lessonId}
      address={address}
      userId={userId}
      saved={listsOf(data)}
      reload={reload}
    />
  );
}

type Saved = SavedLists<'takeaways'>;

function listsOf({ takeaways, revision }: { takeaways: string[]; revision: number }): Saved {
  return { lists: { takeaways }, revision };
}

interface TakeawaysEditorProps extends LessonTakeawaysProps {
  saved: Saved;
  reload: () => Promise<Saved | undefined>;
}

function TakeawaysEditor({ address, userId, saved, reload }: TakeawaysEditorProps) {
  const save = useSaveTakeaways(address);
  const kept = useKeptLists({
    draftKey: `${userId}.takeaways.${address.lessonId}`,
    names: ['takeaways'],
    saved,
    save: async ({ takeaways }, revision) => listsOf(await save([...takeaways], revision)),
    reload,
  });
  const reason = useFailureText(kept.error, t`Save the takeaways now.`);
  return (
    <div className="flex flex-col gap-3">
      <LineEditor
        label={t`Key Takeaways`}
        hint={t`What students should remember. Without any, they see three general ones.`}
        placeholder={t`One thing to remember`}
        lines={kept.lines.takeaways}
        onChange={(lines) => kept.change('takeaways', lines)}
      />
      <ListsSaveBar
        saveLabel={t`Save takeaways`}
        kept={kept}
        reason={reason}
        labels={{ takeaways: t`Key Takeaways` }}
      />
    </div>
  );
}
