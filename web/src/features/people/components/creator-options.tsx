import type { Person } from '@academy/contract/people/people-calls.ts';
import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { Avatar } from '@/components/ui/avatar.tsx';
import { textLanguage } from '@/lib/text-language.ts';

interface CreatorOptionsProps {
  people: readonly Person[];
  hasMore: boolean;
  chosen: Person | undefined;
  onChoose: (person: Person) => void;
}

/** One of several people, by name and address: two may have one name. */
export function CreatorOptions({ people, hasMore, chosen, onChoose }: CreatorOptionsProps) {
  const group = useId();
  if (people.length === 0) return <p className="text-ink-soft">{t`No creator or admin fits that.`}</p>;
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="sr-only">{t`Who gets the courses`}</legend>
      {people.map((person) => (
        <label
          key={person.id}
          htmlFor={`${group}-${person.id}`}
          className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control border border-line bg-card px-3 py-1.5 transition-colors hover:border-line-strong has-checked:border-ink has-checked:bg-chosen has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            id={`${group}-${person.id}`}
            type="radio"
            name={group}
            checked={chosen?.id === person.id}
            onChange={() => onChoose(person)}
            className="size-5 shrink-0 appearance-none rounded-full border border-line-strong bg-card outline-none checked:border-6 checked:border-ink"
          />
          <Avatar name={person.name} src={person.avatar} className="size-8 text-xs" />
          <span className="min-w-0 leading-tight">
            <span lang={textLanguage(person.name)} className="block font-semibold wrap-anywhere">
              {person.name}
            </span>
            <span className="block text-sm text-ink-soft wrap-anywhere">{person.email}</span>
          </span>
        </label>
      ))}
      {hasMore ? (
        <p className="text-sm text-ink-soft">{t`There are more. Type a part of the name.`}</p>
      ) : null}
    </fieldset>
  );
}
