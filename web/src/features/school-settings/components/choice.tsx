import { useId } from 'react';

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly text: string;
}

interface ChoiceProps<Value extends string> {
  legend: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few rules, each with what it means. */
export function Choice<Value extends string>({ legend, options, value, onChange }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-col gap-1">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-transparent px-3 py-2.5 hover:bg-sunken has-checked:border-line has-checked:bg-sunken"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="mt-1 size-4 shrink-0 accent-ink"
            />
            <span className="min-w-0">
              <span className="font-medium">{option.label}</span>
              <span className="block text-sm text-ink-soft">{option.text}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
