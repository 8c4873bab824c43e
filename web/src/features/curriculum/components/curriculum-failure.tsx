import { Button } from '@/components/ui/button.tsx';

export function CurriculumFailure({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-col items-center gap-4 px-4 py-8 text-center">
      <p className="text-ink-soft">The lessons could not be loaded.</p>
      <Button variant="outline" size="sm" pending={retrying} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
