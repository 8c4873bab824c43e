import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface FactProps {
  icon: LucideIcon;
  children: ReactNode;
}

/** The line of facts under a title. */
export function FactList({ children }: { children: ReactNode }) {
  return (
    <ul className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm text-ink-soft figures-tabular">
      {children}
    </ul>
  );
}

export function Fact({ icon: Icon, children }: FactProps) {
  return (
    <li className="inline-flex items-center gap-1.5">
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span>{children}</span>
    </li>
  );
}
