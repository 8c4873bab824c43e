import { changedPartCodes, type PackagePartCode } from '@academy/contract/course-packages/package-parts.ts';
import type { PackageReport as Report } from '@academy/contract/course-packages/package-report.ts';
import { plural, t } from '@lingui/core/macro';
import { useId } from 'react';
import { numberText } from '@/lib/language/numbers.ts';
import { lessonsText } from '@/lib/lesson-words.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { partSentences } from './part-sentences.ts';

/** What a package of another system becomes, and what of it a course cannot hold. */
export function PackageReport({ report }: { report: Report }) {
  const headingId = useId();
  const changed = report.parts.filter(({ code }) => isChanged(code));
  const left = report.parts.filter(({ code }) => !isChanged(code));
  return (
    <section aria-labelledby={headingId} className="rounded-card border border-line bg-card px-5 py-4">
      <h2 id={headingId} className="text-xl">
        {packageTitle(report)}
      </h2>
      <p className="mt-2 text-ink-soft figures-tabular">{takenText(report.taken)}</p>
      <Parts title={t`Taken in another form`} parts={changed} />
      <Parts title={t`Left out`} parts={left} />
      {report.parts.length === 0 ? <p className="mt-4">{t`Everything in it was taken as it was.`}</p> : null}
    </section>
  );
}

function Parts({ title, parts }: { title: string; parts: Report['parts'] }) {
  const headingId = useId();
  if (parts.length === 0) return null;
  return (
    <>
      <h3 id={headingId} className="mt-5 font-sans text-sm font-semibold text-ink-soft">
        {title}
      </h3>
      <ul aria-labelledby={headingId} className="mt-1 flex flex-col">
        {parts.map((part) => (
          <li key={part.code} className="border-b border-line py-2.5 last:border-b-0">
            <Part part={part} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Part({ part: { code, places, placeCount } }: { part: Report['parts'][number] }) {
  const more = placeCount - places.length;
  const moreText = numberText(more);
  const count = numberText(placeCount);
  return (
    <>
      <p>{partSentences[code]()}</p>
      <details className="mt-0.5 text-sm text-ink-soft">
        <summary className="w-fit cursor-pointer rounded-control py-1 hover:text-accent-ink">
          {plural(placeCount, { one: `In ${count} place`, other: `In ${count} places` })}
        </summary>
        <ul className="mt-1 flex flex-col gap-1 pl-4">
          {places.map((place) => (
            <li key={place} lang={textLanguage(place)} className="wrap-anywhere">
              {place}
            </li>
          ))}
          {more > 0 ? <li>{t`and ${moreText} more`}</li> : null}
        </ul>
      </details>
    </>
  );
}

function isChanged(code: PackagePartCode): boolean {
  return changedPartCodes.some((one) => one === code);
}

/** Both are names of formats and the same in every language. */
function packageTitle({ format, version }: Report): string {
  const names = {
    scorm: 'SCORM',
    common_cartridge: 'Common Cartridge',
    thin_common_cartridge: 'Thin Common Cartridge',
  };
  const name = `${names[format]} ${version}`;
  return t`A package of another system: ${name}`;
}

/** Modules and lessons are always told, the rest where there is any. */
function takenText(taken: Report['taken']): string {
  const { modules, lessons, texts, films, files, links, questions } = taken;
  const [text, film, file] = [numberText(texts), numberText(films), numberText(files)];
  const [link, question, module] = [numberText(links), numberText(questions), numberText(modules)];
  const told = [
    plural(modules, { one: `${module} module`, other: `${module} modules` }),
    lessonsText(lessons),
    texts > 0 && plural(texts, { one: `${text} text`, other: `${text} texts` }),
    films > 0 && plural(films, { one: `${film} film`, other: `${film} films` }),
    files > 0 && plural(files, { one: `${file} file`, other: `${file} files` }),
    links > 0 && plural(links, { one: `${link} link`, other: `${link} links` }),
    questions > 0 && plural(questions, { one: `${question} question`, other: `${question} questions` }),
  ];
  return told.filter((one) => one !== false).join(' · ');
}
