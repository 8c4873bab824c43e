import { lineListLimits } from '@academy/contract/text/line-list.ts';
import { t } from '@lingui/core/macro';
import { Plus, X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { moved } from '@/components/ordering/moved.ts';
import { OrderedList } from '@/components/ordering/ordered-list.tsx';
import { TooLong } from '@/components/too-long.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Input } from '@/components/ui/input.tsx';
import { numberText } from '@/lib/language/numbers.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { type Line, newLine, withLines } from './line.ts';

interface LineEditorProps {
  label: string;
  hint: string;
  placeholder: string;
  lines: readonly Line[];
  onChange: (lines: readonly Line[]) => void;
}

/** A list written line by line: Enter begins the next line, Backspace in an empty one removes it. */
export function LineEditor({ label, hint, placeholder, lines, onChange }: LineEditorProps) {
  const labelId = useId();
  const hintId = useId();
  const inputs = useRef(new Map<string, HTMLInputElement>());
  const [wanted, setWanted] = useState<string | null>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const isFull = lines.length >= lineListLimits.lines;

  // The line to go on with is there only once it is drawn.
  useLayoutEffect(() => {
    if (wanted === null) return;
    (inputs.current.get(wanted) ?? adder.current)?.focus();
    setWanted(null);
  }, [wanted]);

  const addAfter = (index: number, texts: readonly string[] = ['']) => {
    const next = withLines(lines, index + 1, texts);
    onChange(next);
    setWanted(next[Math.min(index + texts.length, next.length - 1)]?.key ?? null);
  };
  const remove = (index: number) => {
    const next = lines.toSpliced(index, 1);
    onChange(next);
    setWanted(next[Math.max(0, index - 1)]?.key ?? '');
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    // What is being composed, as Bengali often is, ends with Enter, too.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      if (!isFull && lines[index]?.text.trim() !== '') addAfter(index);
    } else if (event.key === 'Backspace' && lines[index]?.text === '') {
      event.preventDefault();
      remove(index);
    }
  };
  const onPaste = (event: ClipboardEvent, index: number) => {
    const texts = event.clipboardData
      .getData('text')
      .split(/\r?\n/)
      .filter((text) => text.trim() !== '');
    if (texts.length < 2) return;
    event.preventDefault();
    addAfter(index, texts);
  };

  return (
    <section aria-labelledby={labelId} className="flex flex-col gap-2">
      <div>
        <p id={labelId} className="text-sm font-semibold">
          {label}
        </p>
        <p id={hintId} className="text-sm text-ink-soft">
          {hint}
        </p>
      </div>
      {lines.length > 0 ? (
        <OrderedList
          label={label}
          items={lines}
          keyOf={({ key }) => key}
          nameOf={(line) => line.text || t({ message: 'Empty', context: 'field' })}
          onMove={(from, to) => onChange(moved(lines, from, to))}
          className="flex flex-col gap-1.5"
          itemClassName="flex flex-wrap items-center gap-1 *:[input]:w-auto *:[input]:grow *:[input]:basis-0"
        >
          {(line, handle) => {
            const index = lines.findIndex(({ key }) => key === line.key);
            const place = numberText(index + 1);
            return (
              <>
                {handle}
                <Input
                  ref={(input) => {
                    if (input) inputs.current.set(line.key, input);
                    else inputs.current.delete(line.key);
                  }}
                  aria-label={t`${label}, line ${place}`}
                  aria-describedby={`${hintId} ${line.key}-too-long`}
                  lang={textLanguage(line.text)}
                  aria-invalid={line.text.length > lineListLimits.lineMaxLength || undefined}
                  placeholder={placeholder}
                  value={line.text}
                  onChange={({ target }) => onChange(lines.with(index, { ...line, text: target.value }))}
                  onKeyDown={(event) => onKeyDown(event, index)}
                  onPaste={(event) => onPaste(event, index)}
                />
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={t`Remove line ${place}`}
                  onClick={() => remove(index)}
                >
                  <X aria-hidden="true" />
                </Button>
                <TooLong id={`${line.key}-too-long`} text={line.text} most={lineListLimits.lineMaxLength} />
              </>
            );
          }}
        </OrderedList>
      ) : null}
      {isFull ? (
        <p role="status" className="text-sm text-ink-soft">
          {t`That is as many lines as there can be.`}
        </p>
      ) : (
        <Button
          ref={adder}
          variant="outline"
          size="sm"
          className="self-start"
          onClick={() => {
            const line = newLine('');
            onChange([...lines, line]);
            setWanted(line.key);
          }}
        >
          <Plus aria-hidden="true" />
          {t`Add a line`}
        </Button>
      )}
    </section>
  );
}
