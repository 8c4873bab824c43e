import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button.tsx';

interface SaveButtonProps extends Pick<ComponentProps<'button'>, 'ref' | 'children' | 'onClick'> {
  pending: boolean;
  /** There is nothing to save. */
  unchanged: boolean;
}

/** Saves one part of a form. It is never `disabled`: after a save there is nothing more to save, and the focus would be lost. */
export function SaveButton({ pending, unchanged, onClick, ...rest }: SaveButtonProps) {
  return (
    <Button
      {...rest}
      variant="outline"
      size="sm"
      pending={pending}
      aria-disabled={unchanged || pending || undefined}
      data-unchanged={unchanged || undefined}
      className="data-unchanged:border-edge! data-unchanged:bg-card! data-unchanged:opacity-55"
      {...(unchanged ? {} : { onClick })}
    />
  );
}
