import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '@/components/ui/accordion.tsx';
import type { FaqEntry } from '@/features/faq/faq-entries.ts';

export function FaqList({ entries }: { entries: readonly FaqEntry[] }) {
  return (
    <Accordion type="multiple" className="border-t border-line">
      {entries.map((entry) => (
        <AccordionItem key={entry.id} value={entry.id} className="border-b!">
          <AccordionTrigger headingLevel={2} className="py-5! font-serif text-lg leading-snug font-medium">
            {entry.question}
          </AccordionTrigger>
          <AccordionContent className="measure pr-8 text-ink-soft">{entry.answer}</AccordionContent>
        </AccordionItem>
      ))}
    </Accordion>
  );
}
