import { type ReactNode, useId } from 'react';
import { Card } from '@/components/ui/card.tsx';

interface FormSectionProps {
  title: string;
  children: ReactNode;
}

export function FormSection({ title, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Card className="flex flex-col gap-5 p-5 sm:p-6">
        <h2 id={titleId} className="text-lg">
          {title}
        </h2>
        {children}
      </Card>
    </section>
  );
}
