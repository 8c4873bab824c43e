import { type RefObject, type SubmitEvent, useId } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { SearchInput } from '@/components/ui/search-input.tsx';

interface FaqSearchProps {
  inputRef: RefObject<HTMLInputElement | null>;
  text: string;
  onTextChange: (text: string) => void;
  onSubmit: () => void;
}

export function FaqSearch({ inputRef, text, onTextChange, onSubmit }: FaqSearchProps) {
  const id = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <search>
      <form onSubmit={submit} className="flex gap-2">
        <label htmlFor={id} className="sr-only">
          Search the questions
        </label>
        <SearchInput
          ref={inputRef}
          id={id}
          value={text}
          placeholder="Search the questions..."
          onChange={(event) => onTextChange(event.target.value)}
          className="min-w-0 grow"
        />
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}
