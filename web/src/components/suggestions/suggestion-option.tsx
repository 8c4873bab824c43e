import { type ReactNode, useId } from 'react';

export interface OptionPlace {
  readonly id: string;
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

/** Options under their name, which is read with each of them. */
export function OptionGroup({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list box.
    <div
      role="group"
      aria-labelledby={id}
      className="not-first:mt-1.5 not-first:border-t not-first:border-line not-first:pt-1.5"
    >
      <p id={id} role="presentation" className="px-3 pt-1 pb-0.5 text-xs font-semibold text-ink-soft">
        {name}
      </p>
      {children}
    </div>
  );
}

export function SuggestionOption({ place, children }: { place: OptionPlace; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the keys are heard in the field, which keeps the focus.
    <div
      id={place.id}
      role="option"
      aria-selected={place.isActive}
      // The field keeps the focus, or its list would be gone before the click.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={place.onChoose}
      className="cursor-pointer rounded-control px-3 py-2 hover:bg-sunken aria-selected:bg-sunken aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-accent max-md:py-2.5"
    >
      {children}
    </div>
  );
}
