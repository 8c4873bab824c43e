import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { paths } from '@/config/paths.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';

export function NotFoundPage() {
  usePageTitle(t`404 Page Not Found`);
  return (
    <div className="page section-space">
      <EmptyState
        headingLevel={1}
        title={t`404 Page Not Found`}
        description={t`The address may be mistyped, or the page has moved.`}
        wheel="404"
        className="mx-auto max-w-3xl"
        action={
          <Button asChild>
            <Link to={paths.home()}>{t`Back to Home`}</Link>
          </Button>
        }
      />
    </div>
  );
}
