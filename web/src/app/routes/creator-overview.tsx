import { CreatorOverview } from '@/features/creator/components/creator-overview.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

export function CreatorOverviewRoute() {
  usePageTitle('Creator Dashboard');
  return <CreatorOverview />;
}
