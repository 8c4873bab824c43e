import { t } from '@lingui/core/macro';
import { Button } from '@/components/ui/button.tsx';

export function CurriculumFailure({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-col items-center gap-4 px-4 py-8 text-center">
      <p className="text-ink-soft">{t`The lessons could not be loaded.`}</p>
      <Button variant="outline" size="sm" pending={retrying} onClick={onRetry}>
        {t`Try again`}
      </Button>
    </div>
  );
}
