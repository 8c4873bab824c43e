import type { CredentialContent } from '@academy/contract/certificates/read-credential.ts';
import { t } from '@lingui/core/macro';
import { fullDate } from '@/lib/language/dates.ts';
import { textLanguage } from '@/lib/text-language.ts';

interface CredentialFactsProps {
  content: CredentialContent;
  /** Otherwise it is what the file claims. */
  believed: boolean;
}

/** What a file says, word for word: nothing in it becomes a link or is drawn. */
export function CredentialFacts({ content, believed }: CredentialFactsProps) {
  const facts = [
    [t`Name`, content.name],
    [t`Course`, content.courseTitle],
    [t`Issued on`, fullDate(content.validFrom)],
    [t`Course by`, content.creator],
    [t`Criterion`, content.criterion],
    [t`Academy`, content.issuerName ?? content.issuer],
    [t`Address`, content.id],
  ] as const;
  return (
    <section aria-labelledby="credential-facts" className="rounded-card border border-line bg-card p-5">
      <h2 id="credential-facts" className="text-lg">
        {believed ? t`What it says` : t`What the file claims`}
      </h2>
      <dl className="mt-3 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[8rem_minmax(0,1fr)]">
        {facts.map(([name, value]) =>
          value === null ? null : (
            <div key={name} className="contents">
              <dt className="text-ink-soft max-sm:mt-2">{name}</dt>
              <dd lang={textLanguage(value)} className="font-medium wrap-anywhere">
                {value}
              </dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}
