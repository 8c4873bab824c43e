import { Redirect } from '@/app/redirect.tsx';
import { paths } from '@/config/paths.ts';

/** A tab the dashboard does not have: its first one is the nearest thing. */
export function CreatorTabRoute() {
  return <Redirect href={paths.creatorDashboard()} />;
}
