import type { ComponentProps } from 'react';
import { Input } from '@/components/ui/input.tsx';

/** What is told among fields and cannot be changed there: still focused, read and copied, but drawn as no field to type into. */
export function ReadOnlyInput(props: Omit<ComponentProps<'input'>, 'className' | 'readOnly'>) {
  return <Input {...props} readOnly className="border-transparent! bg-sunken!" />;
}
