import type { SchoolPage } from '@academy/contract/school-pages/school-page-calls.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
// With the page's own code: it is there before the page is taken over, and on no other public page.
import { MarkdownText } from '@/components/markdown/markdown-text.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { fullDate } from '@/lib/language/dates.ts';

interface SchoolPageTextProps {
  title: string;
  page: SchoolPage;
}

/** A page that the operator wrote, or the text that comes with the academy until they did. */
export function SchoolPageText({ title, page: { markdown, updatedAt } }: SchoolPageTextProps) {
  const date = updatedAt === null ? '' : fullDate(new Date(updatedAt));
  return (
    <article className="page section-space">
      <div className="bengali-in-view mx-auto flex max-w-[68ch] flex-col gap-8">
        <h1 className="text-3xl xl:text-4xl">{title}</h1>
        {updatedAt === null ? (
          <Alert title={t`Not written for this academy yet`}>
            <Trans>
              This text comes with the software. Who runs this academy has yet to fill in what stands in
              square brackets.
            </Trans>
          </Alert>
        ) : null}
        <MarkdownText source={markdown} top={2} />
        {updatedAt === null ? null : (
          <p className="border-t border-line pt-5 text-sm text-ink-soft">{t`Last changed on ${date}`}</p>
        )}
      </div>
    </article>
  );
}
