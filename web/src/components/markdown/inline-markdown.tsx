import { type InlinePart, markdownInline } from './markdown-inline.ts';

export function InlineMarkdown({ text }: { text: string }) {
  return <Parts parts={markdownInline(text)} />;
}

function Parts({ parts }: { parts: readonly InlinePart[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line have no other name than their place.
  return parts.map((part, index) => <Part key={index} part={part} />);
}

function Part({ part }: { part: InlinePart }) {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'code':
      return (
        <code className="rounded bg-sunken px-1.5 py-0.5 font-mono text-[0.9em] wrap-anywhere">
          {part.text}
        </code>
      );
    case 'strong':
      return (
        <strong className="font-semibold">
          <Parts parts={part.parts} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Parts parts={part.parts} />
        </em>
      );
    case 'link':
      return (
        <a
          href={part.href}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="font-medium text-accent-ink underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          <Parts parts={part.parts} />
        </a>
      );
  }
}
