import { ChevronDown } from 'lucide-react';
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useId,
  useState,
  useSyncExternalStore,
} from 'react';
import { cn } from '@/lib/cn.ts';

/** Headings that fold what is below them. Any number may be open; the arrow keys go from one to the next. */
export function Accordion(props: ComponentProps<'div'>) {
  return <div data-accordion="" {...props} />;
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const here = event.currentTarget;
  const triggers = [
    ...(here.closest('[data-accordion]')?.querySelectorAll<HTMLElement>('[data-accordion-trigger]') ?? []),
  ];
  const places: Readonly<Record<string, number>> = {
    ArrowDown: (triggers.indexOf(here) + 1) % triggers.length,
    ArrowUp: triggers.indexOf(here) - 1,
    Home: 0,
    End: -1,
  };
  const next = places[event.key];
  if (next === undefined) return;
  event.preventDefault();
  triggers.at(next)?.focus();
}

interface Item {
  readonly isOpen: boolean;
  /** It has been opened or closed on this page, so its content moves. */
  readonly isMoved: boolean;
  readonly toggle: () => void;
  readonly id: string;
}

const ItemContext = createContext<Item>({
  isOpen: false,
  isMoved: false,
  toggle: () => undefined,
  id: '',
});

interface AccordionItemProps extends ComponentProps<'div'> {
  defaultOpen?: boolean;
}

export function AccordionItem({ defaultOpen = false, className, ...rest }: AccordionItemProps) {
  const id = useId();
  const [{ isOpen, isMoved }, setState] = useState({ isOpen: defaultOpen, isMoved: false });
  const toggle = () => setState({ isOpen: !isOpen, isMoved: true });
  return (
    <ItemContext value={{ isOpen, isMoved, toggle, id }}>
      <div className={cn('border-b border-line last:border-b-0', className)} {...rest} />
    </ItemContext>
  );
}

interface AccordionTriggerProps {
  headingLevel?: 2 | 3 | 4;
  className?: string;
  children: ReactNode;
}

export function AccordionTrigger({ headingLevel = 3, className, children }: AccordionTriggerProps) {
  const { isOpen, toggle, id } = useContext(ItemContext);
  const Heading = `h${headingLevel}` as const;
  return (
    <Heading className="flex">
      <button
        type="button"
        id={`${id}trigger`}
        aria-expanded={isOpen}
        aria-controls={`${id}content`}
        data-accordion-trigger=""
        onClick={toggle}
        onKeyDown={moveFocus}
        className={cn(
          'group flex min-h-14 grow items-center justify-between gap-4 py-4 text-left transition-colors hover:text-accent-ink',
          'rounded-control focus-visible:-outline-offset-2',
          className,
        )}
      >
        {children}
        <ChevronDown
          aria-hidden="true"
          className="size-5 text-ink-soft transition-transform duration-200 group-aria-expanded:rotate-180 noscript:hidden"
        />
      </button>
    </Heading>
  );
}

/**
 * A page that comes from the server has in it what is folded too: without scripts nothing could open it, so it is shown then.
 * Elsewhere it is drawn when it is first opened, as a course may have hundreds of lessons.
 */
export function AccordionContent({ className, children }: { className?: string; children: ReactNode }) {
  const { isOpen, isMoved, id } = useContext(ItemContext);
  const [isDrawn, setIsDrawn] = useState(useIsFromServer() || isOpen);
  if (isOpen && !isDrawn) setIsDrawn(true);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <section> would be no shorter, and is no row of an accordion.
    <div
      role="region"
      id={`${id}content`}
      aria-labelledby={`${id}trigger`}
      data-folded={!isOpen}
      data-moves={isMoved}
      className="fold"
    >
      <div className="min-h-0 overflow-hidden">
        <div className={cn('pb-5', className)}>{isDrawn ? children : null}</div>
      </div>
    </div>
  );
}

const noChange = () => () => undefined;

/** True while the page is drawn on the server, and when the browser takes it over from there. */
function useIsFromServer(): boolean {
  return useSyncExternalStore(
    noChange,
    () => false,
    () => true,
  );
}
