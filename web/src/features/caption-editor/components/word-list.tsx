import { captionLimits } from '@academy/contract/captions/caption-limits.ts';
import { t } from '@lingui/core/macro';
import { errorText } from '@/api/client/error-text.ts';
import { useSaveWordList, useWordList } from '@/api/word-lists.ts';
import { newLine, textsOf } from '@/components/lines/line.ts';
import { ListsSaveBar } from '@/components/lines/lists-save-bar.tsx';
import { type SavedLists, useKeptLists } from '@/components/lines/use-kept-lists.ts';
import { LoadFailure } from '@/components/load-failure.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { numberText } from '@/lib/language/numbers.ts';
import { textLanguage } from '@/lib/text-language.ts';

interface WordListProps {
  courseId: string;
  userId: string;
}

type Saved = SavedLists<'words'>;

const listsOf = ({ words, revision }: { words: string[]; revision: number }): Saved => ({
  lists: { words },
  revision,
});

/** The names and terms of a course, one a line. */
export function WordList({ courseId, userId }: WordListProps) {
  const query = useWordList(courseId);
  const { data, isError, refetch } = query;
  if (data === undefined) {
    return isError ? (
      <LoadFailure title={t`The words could not be loaded.`} query={query} />
    ) : (
      <Skeleton className="h-40" />
    );
  }
  const reload = async () => {
    const { data: now } = await refetch();
    return now && listsOf(now);
  };
  return (
    <WordListEditor
      key={courseId}
      courseId={courseId}
      userId={userId}
      saved={listsOf(data)}
      reload={reload}
    />
  );
}

interface WordListEditorProps extends WordListProps {
  saved: Saved;
  reload: () => Promise<Saved | undefined>;
}

function WordListEditor({ courseId, userId, saved, reload }: WordListEditorProps) {
  const save = useSaveWordList(courseId);
  const kept = useKeptLists({
    draftKey: `${userId}.words.${courseId}`,
    names: ['words'],
    saved,
    save: async ({ words }, revision) => listsOf(await save([...words], revision)),
    reload,
  });
  const text = kept.lines.words.map((line) => line.text).join('\n');
  const words = textsOf(kept.lines.words);
  const problem = problemOf(words);
  return (
    <div className="flex flex-col gap-3">
      <Field
        label={t`Names and terms of the course`}
        hint={t`One a line, as they should be spelled. Captions that are made and corrected are held against them.`}
        error={problem}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={6}
            lang={textLanguage(text)}
            value={text}
            onChange={({ target }) => kept.change('words', target.value.split('\n').map(newLine))}
          />
        )}
      </Field>
      <ListsSaveBar
        saveLabel={t`Save words`}
        kept={{ ...kept, save: async () => problem === undefined && kept.save() }}
        reason={errorText(kept.error)}
        labels={{ words: t`Names and terms of the course` }}
        words={{
          saved: t`The words are saved`,
          conflict: t`These words were changed elsewhere since you opened them.`,
        }}
      />
    </div>
  );
}

function problemOf(words: readonly string[]): string | undefined {
  const most = numberText(captionLimits.words);
  if (words.length > captionLimits.words) return t`There can be at most ${most} words.`;
  const word = words.find(({ length }) => length > captionLimits.wordLength);
  const longest = numberText(captionLimits.wordLength);
  return word === undefined ? undefined : t`A word can have at most ${longest} characters: ${word}`;
}
