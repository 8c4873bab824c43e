import { languageNames, longerEnglish, offeredLanguages } from '@academy/contract/interface/languages.ts';
import { type SchoolPageName, schoolPageNames } from '@academy/contract/school-pages/school-page-names.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { type PageLanguage, useWrittenPage } from '@/api/written-pages.ts';
import { LoadFailure } from '@/components/load-failure.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useLanguage } from '@/lib/language/language.ts';
import type { PageDrafts } from '../use-page-drafts.ts';
import { PageText } from './page-text.tsx';
import { SettingsCard } from './settings-card.tsx';

const pageNames: Record<SchoolPageName, () => string> = {
  terms: () => t`Terms of Service`,
  privacy: () => t`Privacy Policy`,
  about: () => t`About Us`,
};

/** Each page in each language by itself; what was typed into one is kept while another is looked at. */
export function PagesEditor({ drafts }: { drafts: PageDrafts }) {
  // What was typed last time would not be found behind another page.
  const [page, setPage] = useState<SchoolPageName>(drafts.first?.page ?? 'terms');
  const spoken = useLanguage();
  const reader = spoken === longerEnglish ? 'en' : spoken;
  const [language, setLanguage] = useState<PageLanguage>(drafts.first?.language ?? reader);
  const written = useWrittenPage(page, language);
  return (
    <SettingsCard
      title={t`Pages`}
      text={t`Terms, privacy and about, in Markdown. In a language without a text of yours, readers get the one that you wrote in another.`}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t`Page`}>
          {(control) => (
            <Select
              {...control}
              value={page}
              onChange={(event) => setPage(event.target.value as SchoolPageName)}
            >
              {schoolPageNames.map((name) => (
                <option key={name} value={name}>
                  {pageNames[name]()}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t`Language`}>
          {(control) => (
            <Select
              {...control}
              value={language}
              onChange={(event) => setLanguage(event.target.value as PageLanguage)}
            >
              {offeredLanguages.map((code) => (
                <option key={code} value={code} lang={code}>
                  {languageNames[code]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {written.data ? (
        <PageText
          key={`${page} ${language}`}
          written={written.data}
          drafts={drafts}
          onReload={async () => (await written.refetch()).data}
        />
      ) : written.isPending ? (
        <Skeleton className="h-72" />
      ) : (
        <LoadFailure title={t`This page could not be loaded.`} query={written} />
      )}
    </SettingsCard>
  );
}
