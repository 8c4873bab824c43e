import { ApiError } from '@academy/contract/http/client.ts';
import { schoolPageMaxLength } from '@academy/contract/school-pages/school-page-names.ts';
import { t } from '@lingui/core/macro';
import { useEffect, useId, useState } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { useSavePage, type WrittenPage } from '@/api/written-pages.ts';
import { ConfirmDialog } from '@/components/confirm-dialog.tsx';
import { DraftNotice } from '@/components/draft-notice.tsx';
import { KeptStatus } from '@/components/kept-status.tsx';
import { MarkdownText } from '@/components/markdown/markdown-text.tsx';
import { TooLong } from '@/components/too-long.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { type PageDrafts, savedTextOf } from '../use-page-drafts.ts';

interface PageTextProps {
  written: WrittenPage;
  drafts: PageDrafts;
  /** What is there now, after somebody else wrote it. */
  onReload: () => Promise<WrittenPage | undefined>;
}

export function PageText({ written, drafts, onReload }: PageTextProps) {
  const [removing, setRemoving] = useState(false);
  const save = useSavePage(written);
  const { markdown, updatedAt, language } = written;
  const savedText = savedTextOf(written);
  const draft = drafts.of(written);
  const text = draft?.text ?? savedText;
  const isTooLong = text.length > schoolPageMaxLength;
  const tooLongId = useId();
  const isStale = save.error instanceof ApiError && save.error.code === 'page_stale';

  // The answer to a save may have been lost, and the save not.
  const hasArrived = draft?.text === savedText;
  useEffect(() => {
    if (hasArrived) drafts.drop(written);
  });

  const store = (next: string | null, basedOn: string | null, title: string) =>
    // Not callbacks of the mutation: another page may be looked at before it ends.
    save.mutateAsync({ markdown: next, updatedAt: basedOn }).then(
      (saved) => {
        setRemoving(false);
        drafts.settle(saved, next);
        toast({ variant: 'success', title });
      },
      async (error: unknown) => {
        if (!(error instanceof ApiError && error.code === 'page_stale')) return;
        // What was typed stays, and the next save is based on what is there then.
        const theirs = await onReload();
        if (theirs) drafts.rebase(theirs);
      },
    );

  return (
    <div className="flex flex-col gap-4">
      {draft?.isRestored && !hasArrived ? (
        <DraftNotice discardLabel={t`Go back to the saved version`} onDiscard={() => drafts.drop(written)} />
      ) : null}
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
            aria-invalid={isTooLong || undefined}
            aria-describedby={isTooLong ? tooLongId : undefined}
            className="font-mono text-sm"
            value={text}
            onChange={(event) => drafts.type(written, event.target.value)}
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
      <TooLong id={tooLongId} text={text} most={schoolPageMaxLength} />
      {save.error && !save.isPending ? (
        <Alert variant="destructive" title={t`The page was not saved.`}>
          {isStale
            ? t`It was changed elsewhere meanwhile. What you typed is still here; saving again puts it in the place of that.`
            : errorText(save.error)}
        </Alert>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button
          pending={save.isPending}
          disabled={text.trim() === '' || text === markdown || isTooLong}
          onClick={() => void store(text, draft ? draft.basedOn : updatedAt, t`The page is saved.`)}
        >
          {t`Save Page`}
        </Button>
        {markdown === null ? null : (
          <Button variant="ghost" onClick={() => setRemoving(true)}>
            {t`Go back to the text of the software`}
          </Button>
        )}
        <div className="self-center">
          <KeptStatus kept={draft !== undefined && !hasArrived} />
        </div>
      </div>
      {removing ? (
        <ConfirmDialog
          title={t`Take your text away?`}
          description={t`Readers get the text that comes with the software again. Yours is gone, so keep a copy if you may want it back.`}
          confirm={t`Take it away`}
          destructive
          pending={save.isPending}
          problem={save.error ? errorText(save.error) : undefined}
          onConfirm={() => void store(null, updatedAt, t`Your text is gone.`)}
          onClose={() => setRemoving(false)}
        />
      ) : null}
    </div>
  );
}
