import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { textLanguage } from '@/lib/text-language.ts';
import type { TopHeading } from './heading-levels.ts';
import { type MarkdownNode, markdownNodes } from './markdown-nodes.ts';

const headingClasses = {
  2: 'mt-12 text-2xl first:mt-0',
  3: 'mt-10 text-xl first:mt-0',
  4: 'mt-8 font-sans text-lg font-semibold first:mt-0',
  5: 'mt-6 font-semibold first:mt-0',
  6: 'mt-6 font-semibold text-ink-soft first:mt-0',
} as const;

/** Everything goes through React elements, so that markup in a text is shown and never run. */
export function MarkdownText({ source, top }: { source: string; top?: TopHeading }) {
  return (
    <div lang={textLanguage(source)} className="measure">
      <Nodes nodes={markdownNodes(source, top)} />
    </div>
  );
}

function Nodes({ nodes }: { nodes: readonly MarkdownNode[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place.
  return nodes.map((node, index) => (typeof node === 'string' ? node : <Part key={index} node={node} />));
}

function Part({ node }: { node: Exclude<MarkdownNode, string> }) {
  switch (node.kind) {
    case 'code':
      return (
        <code className="rounded bg-sunken px-1.5 py-0.5 font-mono text-[0.9em] wrap-anywhere">
          {node.text}
        </code>
      );
    case 'code-block':
      return (
        <Scrolling label={t`Code`} className="bg-sunken">
          <pre className="w-max min-w-full px-4 py-3.5 font-mono text-sm">
            <code>{node.text}</code>
          </pre>
        </Scrolling>
      );
    case 'break':
      return <br />;
    case 'rule':
      return <hr className="mt-8 border-line first:mt-0" />;
    default:
      return <Parent node={node}>{<Nodes nodes={node.children} />}</Parent>;
  }
}

type ParentNode = Extract<MarkdownNode, { children: MarkdownNode[] }>;

function Parent({ node, children }: { node: ParentNode; children: ReactNode }) {
  switch (node.kind) {
    case 'heading': {
      const Heading = `h${node.level}` as const;
      return <Heading className={headingClasses[node.level]}>{children}</Heading>;
    }
    case 'paragraph':
      return <p className="mt-4 first:mt-0">{children}</p>;
    case 'quote':
      return (
        <blockquote className="mt-4 border-l-2 border-accent pl-4 text-ink-soft first:mt-0">
          {children}
        </blockquote>
      );
    case 'list':
      return <List node={node}>{children}</List>;
    case 'item':
      return <li className="pl-1.5">{children}</li>;
    case 'strong':
      return <strong className="font-semibold">{children}</strong>;
    case 'emphasis':
      return <em>{children}</em>;
    case 'link':
      return (
        <a
          href={node.href}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="font-medium text-accent-ink underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {children}
        </a>
      );
    case 'table':
      return (
        <Scrolling label={t`Table`}>
          <table className="w-full border-collapse text-left">{children}</table>
        </Scrolling>
      );
    case 'table-head':
      return <thead className="bg-sunken">{children}</thead>;
    case 'table-body':
      return <tbody>{children}</tbody>;
    case 'row':
      return <tr className="border-b border-line last:border-b-0">{children}</tr>;
    case 'head-cell':
      return (
        <th scope="col" className="px-4 py-2.5 align-top font-semibold">
          {children}
        </th>
      );
    case 'cell':
      return <td className="px-4 py-2.5 align-top">{children}</td>;
  }
}

/** A list inside an item stands closer to it than to what surrounds the list. */
function List({ node, children }: { node: Extract<MarkdownNode, { kind: 'list' }>; children: ReactNode }) {
  const classes = 'mt-4 flex flex-col gap-2 pl-5 first:mt-0 marker:text-ink-soft [li>&]:mt-2!';
  return node.ordered ? (
    <ol start={node.start} className={`${classes} list-decimal`}>
      {children}
    </ol>
  ) : (
    <ul className={`${classes} list-disc`}>{children}</ul>
  );
}

interface ScrollingProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** Long lines scroll inside, and so the block can be reached with the keyboard. */
function Scrolling({ label, className = '', children }: ScrollingProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would make a landmark of every snippet.
    <div
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse.
      tabIndex={0}
      className={`mt-5 overflow-x-auto rounded-control border border-line first:mt-0 ${className}`}
    >
      {children}
    </div>
  );
}
