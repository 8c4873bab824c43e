import { ApiError } from '@academy/contract/http/client.ts';
import { schoolPageMaxLength } from '@academy/contract/school-pages/school-page-names.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { useSavePage, type WrittenPage } from '@/api/written-pages.ts';
import { ConfirmDialog } from '@/components/confirm-dialog.tsx';
import { MarkdownText } from '@/components/markdown/markdown-text.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { toast } from '@/components/ui/toast-store.ts';

interface PageTextProps {
  written: WrittenPage;
  /** Undefined: nothing was typed since it was saved. */
  typed: string | undefined;
  onTyped: (text: string | undefined) => void;
  /** What is there now, after somebody else wrote it. */
  onReload: () => Promise<WrittenPage | undefined>;
}

export function PageText({ written, typed, onTyped, onReload }: PageTextProps) {
  const [removing, setRemoving] = useState(false);
  const save = useSavePage(written);
  const { markdown, startingText, updatedAt, language } = written;
  const text = typed ?? markdown ?? startingText;
  const isStale = save.error instanceof ApiError && save.error.code === 'page_stale';

  const store = (next: string | null, title: string) =>
    save.mutate(
      { markdown: next, updatedAt },
      {
        onSuccess: () => {
          setRemoving(false);
          onTyped(undefined);
          toast({ variant: 'success', title });
        },
        // What was typed stays, and the next save is based on what is there then.
        onError: (error) => {
          if (error instanceof ApiError && error.code === 'page_stale') void onReload();
        },
      },
    );

  return (
    <div className="flex flex-col gap-4">
      {markdown === null ? (
        <p className="text-sm text-ink-soft">{t`You wrote none in this language. This text comes with the software.`}</p>
      ) : null}
      <Tabs defaultValue="write">
        <TabsList>
          <TabsTrigger value="write">{t`Write`}</TabsTrigger>
          <TabsTrigger value="preview">{t`Preview`}</TabsTrigger>
        </TabsList>
        <TabsContent value="write" className="pt-4">
          <Textarea
            aria-label={t`Text of the page`}
            lang={language}
            rows={16}
            maxLength={schoolPageMaxLength}
            className="font-mono text-sm"
            value={text}
            onChange={(event) => onTyped(event.target.value)}
          />
        </TabsContent>
        <TabsContent value="preview" className="pt-4">
          <div
            lang={language}
            className="bengali-in-view max-w-[68ch] rounded-control border border-line p-5"
          >
            <MarkdownText source={text} top={3} />
          </div>
        </TabsContent>
      </Tabs>
      {save.error && !save.isPending ? (
        <Alert variant="destructive" title={t`The page was not saved.`}>
          {isStale
            ? t`Another admin changed it meanwhile. What you typed is still here; saving again puts it in the place of theirs.`
            : errorText(save.error)}
        </Alert>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button
          pending={save.isPending}
          disabled={text.trim() === '' || text === markdown}
          onClick={() => store(text, t`The page is saved.`)}
        >
          {t`Save Page`}
        </Button>
        {markdown === null ? null : (
          <Button variant="ghost" onClick={() => setRemoving(true)}>
            {t`Go back to the text of the software`}
          </Button>
        )}
      </div>
      {removing ? (
        <ConfirmDialog
          title={t`Take your text away?`}
          description={t`Readers get the text that comes with the software again. Yours is gone, so keep a copy if you may want it back.`}
          confirm={t`Take it away`}
          destructive
          pending={save.isPending}
          problem={save.error ? errorText(save.error) : undefined}
          onConfirm={() => store(null, t`Your text is gone.`)}
          onClose={() => setRemoving(false)}
        />
      ) : null}
    </div>
  );
}
