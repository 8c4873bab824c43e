import type { CredentialContent } from '@academy/contract/certificates/read-credential.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { fullDate } from '@/lib/language/dates.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { SignedCriterion } from './signed-criterion.tsx';

interface CredentialFactsProps {
  content: CredentialContent;
  /** Otherwise it is what the file claims. */
  believed: boolean;
}

/** What a file says, word for word: nothing in it becomes a link or is drawn. */
export function CredentialFacts({ content, believed }: CredentialFactsProps) {
  const aboutCourse = [
    [t`Name`, content.name],
    [t`Course`, content.courseTitle],
    [t`Issued on`, fullDate(content.validFrom)],
    [t`Course by`, content.creator],
  ] as const;
  const aboutAcademy = [
    [t`Academy`, content.issuerName ?? content.issuer],
    [t`Address`, content.id],
  ] as const;
  return (
    <section aria-labelledby="credential-facts" className="rounded-card border border-line bg-card p-5">
      <h2 id="credential-facts" className="text-lg">
        {believed ? t`What it says` : t`What the file claims`}
      </h2>
      <dl className="mt-3 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[8rem_minmax(0,1fr)]">
        {aboutCourse.map(([name, value]) => (
          <Fact key={name} name={name} value={value} />
        ))}
        {content.criterion === null ? null : (
          <Described name={t`Criterion`}>
            <SignedCriterion words={content.criterion} believed={believed} />
          </Described>
        )}
        {aboutAcademy.map(([name, value]) => (
          <Fact key={name} name={name} value={value} />
        ))}
      </dl>
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string | null }) {
  if (value === null) return null;
  return (
    <Described name={name}>
      <span lang={textLanguage(value)}>{value}</span>
    </Described>
  );
}

function Described({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-ink-soft max-sm:mt-2">{name}</dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
