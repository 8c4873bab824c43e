import type { ComponentProps } from 'react';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'> & { checked: boolean };

/** On or off, at once. Its label names it. */
export function Switch({ checked, ...rest }: SwitchProps) {
  return (
    <input
      type="checkbox"
      role="switch"
      aria-checked={checked}
      checked={checked}
      className="touch-target mt-px h-5 w-9 shrink-0 appearance-none rounded-full border border-line-strong bg-sunken transition-colors before:absolute before:top-[3px] before:left-[3px] before:size-3 before:rounded-full before:bg-ink-soft before:transition-transform checked:border-ink checked:bg-ink checked:before:translate-x-4 checked:before:bg-ground"
      {...rest}
    />
  );
}
