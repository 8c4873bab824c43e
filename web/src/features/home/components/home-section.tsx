import { type ReactNode, useId } from 'react';

interface HomeSectionProps {
  /** The section's anchor. */
  id: string;
  heading: string;
  /** A way to the whole of what the section shows a part of. */
  more?: ReactNode;
  children: ReactNode;
}

export function HomeSection({ id, heading, more, children }: HomeSectionProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId}>
      <div className="mb-6 flex items-baseline justify-between gap-4 md:mb-8">
        <h2 id={headingId} className="text-2xl md:text-3xl">
          {heading}
        </h2>
        {more}
      </div>
      {children}
    </section>
  );
}
