import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MessageCircleQuestionMark } from 'lucide-react';
import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '@/components/ui/accordion.tsx';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { SearchInput } from '@/components/ui/search-input.tsx';
import { type FaqEntry, faqEntries, filterFaq } from '@/features/faq/faq-entries.ts';
import { numberText } from '@/lib/language/numbers.ts';
import { supportAddress } from '@/lib/school.ts';

export function FaqPage() {
  const [text, setText] = useState('');
  const [searched, setSearched] = useState('');
  const words = searched.trim();
  const input = useRef<HTMLInputElement>(null);
  const entries = faqEntries();
  const found = filterFaq(entries, searched);

  const clear = () => {
    setText('');
    setSearched('');
    // The button that was pressed goes away; without this the keyboard would start over at the top.
    input.current?.focus();
  };

  return (
    <div className="page section-space grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-20">
      <div className="flex flex-col gap-6 lg:sticky lg:below-header-12 lg:self-start">
        <div className="flex flex-col gap-3">
          <h1 className="text-3xl xl:text-4xl">{t`Frequently Asked Questions`}</h1>
          <p className="text-lg text-ink-soft">
            <Trans>Short answers about enrolling, paying, learning and getting help.</Trans>
          </p>
        </div>
        <FaqSearch inputRef={input} text={text} onTextChange={setText} onSubmit={() => setSearched(text)} />
        <ContactSupport className="max-lg:hidden" />
      </div>
      <div>
        <p role="status" className="sr-only">
          {searched && found.length > 0 ? foundText(found.length, entries.length) : ''}
        </p>
        {found.length > 0 ? (
          <FaqList entries={found} />
        ) : (
          <EmptyState
            title={t`No results`}
            description={t`No question or answer mentions “${words}”.`}
            wheel="faq"
            action={<Button onClick={clear}>{t`Clear Search`}</Button>}
          />
        )}
      </div>
      <ContactSupport className="lg:hidden" />
    </div>
  );
}

function foundText(foundCount: number, allCount: number): string {
  const found = numberText(foundCount);
  const number = numberText(allCount);
  return plural(allCount, {
    one: `${found} of ${number} question found`,
    other: `${found} of ${number} questions found`,
  });
}

/** Without an address of the operator's the button does nothing, as specified. */
function ContactSupport({ className = '' }: { className?: string }) {
  const support = supportAddress();
  const label = (
    <>
      <MessageCircleQuestionMark aria-hidden="true" />
      {t`Contact Support`}
    </>
  );
  return (
    <aside
      aria-label={t`Contact`}
      className={`flex flex-col items-start gap-3 rounded-card border border-line bg-card p-6 ${className}`}
    >
      <h2 className="text-xl">{t`Still have a question?`}</h2>
      <p className="text-ink-soft">
        <Trans>Tell us what you could not find, and we will help you on.</Trans>
      </p>
      <Button variant="outline" className="mt-2" asChild={!!support}>
        {support ? <a href={support}>{label}</a> : label}
      </Button>
    </aside>
  );
}

interface FaqSearchProps {
  inputRef: RefObject<HTMLInputElement | null>;
  text: string;
  onTextChange: (text: string) => void;
  onSubmit: () => void;
}

function FaqSearch({ inputRef, text, onTextChange, onSubmit }: FaqSearchProps) {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <search>
      <form onSubmit={submit} className="flex flex-wrap gap-2">
        <label htmlFor={id} className="sr-only">
          {t`Search the questions`}
        </label>
        <SearchInput
          ref={inputRef}
          id={id}
          value={text}
          placeholder={t`Search the questions...`}
          onChange={(event) => onTextChange(event.target.value)}
          className="grow basis-56"
        />
        <Button type="submit" className="max-[359px]:grow">
          {t({ message: 'Search', context: 'verb' })}
        </Button>
      </form>
    </search>
  );
}

function FaqList({ entries }: { entries: readonly FaqEntry[] }) {
  return (
    <Accordion className="border-t border-line">
      {entries.map((entry) => (
        <AccordionItem key={entry.id} className="border-b!">
          <AccordionTrigger headingLevel={2} className="py-5! font-serif text-lg leading-snug font-medium">
            {entry.question}
          </AccordionTrigger>
          <AccordionContent className="measure pr-8 text-ink-soft">{entry.answer}</AccordionContent>
        </AccordionItem>
      ))}
    </Accordion>
  );
}
