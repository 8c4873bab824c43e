import { textLanguage } from '@/lib/text-language.ts';
import { InlineMarkdown } from './inline-markdown.tsx';
import { type MarkdownBlock, markdownBlocks } from './markdown-blocks.ts';

const headingClasses = {
  3: 'mt-10 text-xl first:mt-0',
  4: 'mt-8 font-sans text-lg font-semibold first:mt-0',
  5: 'mt-6 font-semibold first:mt-0',
  6: 'mt-6 font-semibold text-ink-soft first:mt-0',
} as const;

/** A lesson's text. Everything goes through React elements, so that markup in it is shown and never run. */
export function Markdown({ source }: { source: string }) {
  return (
    <div lang={textLanguage(source)} className="measure">
      {markdownBlocks(source).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text have no other name than their place.
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: MarkdownBlock }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return (
        <Heading className={headingClasses[block.level]}>
          <InlineMarkdown text={block.text} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p className="mt-4 first:mt-0">
          <InlineMarkdown text={block.text} />
        </p>
      );
    case 'quote':
      return (
        <blockquote className="mt-4 border-l-2 border-accent pl-4 text-ink-soft first:mt-0">
          <InlineMarkdown text={block.text} />
        </blockquote>
      );
    case 'code':
      return <CodeBlock text={block.text} />;
    case 'list':
      return <List block={block} />;
  }
}

/** Long lines scroll inside, and so the block can be reached with the keyboard. */
function CodeBlock({ text }: { text: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would make a landmark of every snippet.
    <div
      role="group"
      aria-label="Code"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse.
      tabIndex={0}
      className="mt-5 overflow-x-auto rounded-control border border-line bg-sunken first:mt-0"
    >
      <pre className="w-max min-w-full px-4 py-3.5 font-mono text-sm">
        <code>{text}</code>
      </pre>
    </div>
  );
}

function List({ block }: { block: Extract<MarkdownBlock, { kind: 'list' }> }) {
  const items = block.items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the items of a text have no other name than their place.
    <li key={index} className="pl-1.5">
      <InlineMarkdown text={item} />
    </li>
  ));
  const classes = 'mt-4 flex flex-col gap-2 pl-5 first:mt-0 marker:text-ink-soft';
  return block.ordered ? (
    <ol start={block.start} className={`${classes} list-decimal`}>
      {items}
    </ol>
  ) : (
    <ul className={`${classes} list-disc`}>{items}</ul>
  );
}
