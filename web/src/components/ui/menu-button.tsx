import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import type { LazyPart } from '@/lib/lazy-part.ts';

/** What a menu needs to know of the button that opens it. */
export interface OpenedMenu {
  label: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  button: RefObject<HTMLButtonElement | null>;
}

interface MenuButtonProps<Part> {
  label: string;
  className: string;
  children: ReactNode;
  menu: LazyPart<Part>;
  draw: (part: Part, opened: OpenedMenu) => ReactNode;
  /** Leads to a page that does as well where the menu cannot be fetched. */
  instead: string;
}

/** Opens a menu whose code is fetched when a pointer or the focus comes near: most pages are left without it. */
export function MenuButton<Part>({ label, className, children, menu, draw, instead }: MenuButtonProps<Part>) {
  const button = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const [part, setPart] = useState(() => menu.fetched());
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  const fetch = async () => {
    const fetched = await menu.fetch();
    setPart(fetched);
    return fetched;
  };
  const open = async () => {
    setIsBusy(true);
    const fetched = await fetch();
    setIsBusy(false);
    if (fetched === undefined) void navigate({ to: instead });
    else setIsOpen(true);
  };
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || isOpen) return;
    event.preventDefault();
    void open();
  };

  return (
    <div className="relative grid">
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-busy={isBusy}
        data-state={isOpen ? 'open' : 'closed'}
        className={className}
        onPointerEnter={fetch}
        onFocus={fetch}
        onClick={() => (isOpen ? setIsOpen(false) : void open())}
        onKeyDown={openByArrow}
      >
        {children}
      </button>
      {part ? draw(part, { label, isOpen, onOpenChange: setIsOpen, button }) : null}
    </div>
  );
}
