import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { CourseBadge, type CourseBadgeKind } from '@/components/ui/badge.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { type CourseFormValues, courseFieldLabels } from '../course-form-values.ts';
import { FormSection } from './form-section.tsx';

const tags: readonly { field: 'isFeatured' | 'isBestseller' | 'isNew'; badge: CourseBadgeKind }[] = [
  { field: 'isFeatured', badge: 'FEATURED' },
  { field: 'isBestseller', badge: 'BESTSELLER' },
  { field: 'isNew', badge: 'NEW' },
];

export function TagFields({ form }: { form: UseFormReturn<CourseFormValues> }) {
  const id = useId();
  return (
    <FormSection title="Tags">
      <ul className="-my-2 flex flex-col">
        {tags.map(({ field, badge }) => (
          <li key={field} className="flex items-center justify-between gap-3">
            <label htmlFor={`${id}-${field}`} className="flex min-h-11 grow items-center gap-3 font-medium">
              <Checkbox id={`${id}-${field}`} {...form.register(field)} />
              {courseFieldLabels[field]}
            </label>
            <span aria-hidden="true">
              <CourseBadge kind={badge} />
            </span>
          </li>
        ))}
      </ul>
    </FormSection>
  );
}
