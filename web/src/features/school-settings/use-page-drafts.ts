import { offeredLanguages } from '@academy/contract/interface/languages.ts';
import { type SchoolPageName, schoolPageNames } from '@academy/contract/school-pages/school-page-names.ts';
import { useRef, useState } from 'react';
import type { PageLanguage, WrittenPage } from '@/api/written-pages.ts';
import { localDrafts } from '@/lib/local-drafts.ts';
import { parseTextDraft, type TextDraft } from '@/lib/text-draft.ts';

interface PageAddress {
  readonly page: SchoolPageName;
  readonly language: PageLanguage;
}

export interface PageDraft extends TextDraft {
  /** It is from an earlier visit. */
  readonly isRestored: boolean;
  /** Something was typed in this visit. */
  readonly isTyped: boolean;
}

type Drafts = Readonly<Record<string, PageDraft | undefined>>;

const addresses: readonly PageAddress[] = schoolPageNames.flatMap((page) =>
  offeredLanguages.map((language) => ({ page, language })),
);
const nameOf = ({ page, language }: PageAddress): string => `${page}.${language}`;

/** What the field shows where nothing was typed. */
export const savedTextOf = ({ markdown, startingText }: WrittenPage): string => markdown ?? startingText;

/** What was typed into the pages, each in each language by itself, kept on the device until it is saved. */
export function usePageDrafts(userId: string) {
  const kept = localDrafts({
    prefix: `academy.page-draft.${userId}.`,
    parse: parseTextDraft,
    storage: () => window.localStorage,
  });
  const [drafts, setDrafts] = useState<Drafts>(() =>
    Object.fromEntries(
      addresses.map(nameOf).flatMap((name) => {
        const draft = kept.read(name);
        return draft ? [[name, { ...draft, isRestored: true, isTyped: false }]] : [];
      }),
    ),
  );
  // A save may end after more was typed, or after the page was left.
  const latest = useRef(drafts);
  const put = (address: PageAddress, draft: PageDraft | undefined) => {
    const name = nameOf(address);
    latest.current = { ...latest.current, [name]: draft };
    setDrafts(latest.current);
    if (draft) kept.keep(name, { text: draft.text, basedOn: draft.basedOn });
    else kept.drop(name);
  };
  const draftOf = (address: PageAddress) => latest.current[nameOf(address)];

  return {
    of: (address: PageAddress) => drafts[nameOf(address)],
    /** Not about what waited here already: who left it once knows. */
    isUnsaved: Object.values(drafts).some((draft) => draft?.isTyped),
    /** Where there is something to go on with. */
    first: addresses.find((address) => drafts[nameOf(address)] !== undefined),
    type: (written: WrittenPage, text: string) => {
      if (text === savedTextOf(written)) return put(written, undefined);
      const { basedOn, isRestored } = draftOf(written) ?? { basedOn: written.updatedAt, isRestored: false };
      put(written, { text, basedOn, isRestored, isTyped: true });
    },
    drop: (address: PageAddress) => put(address, undefined),
    /** The academy has this text now. What was typed since stands on it. */
    settle: (saved: WrittenPage, sent: string | null) => {
      const draft = draftOf(saved);
      if (draft === undefined || sent === null || draft.text === sent) put(saved, undefined);
      else put(saved, { ...draft, basedOn: saved.updatedAt });
    },
    /** Somebody else's text was told of: the next save may take its place. */
    rebase: (theirs: WrittenPage) => {
      const draft = draftOf(theirs);
      if (draft) put(theirs, { ...draft, basedOn: theirs.updatedAt });
    },
  };
}

export type PageDrafts = ReturnType<typeof usePageDrafts>;
