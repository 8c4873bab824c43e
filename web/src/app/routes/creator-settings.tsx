import { SpinnerScreen } from '@/components/ui/spinner.tsx';
import { useSession } from '@/features/auth/session.ts';
import { CreatorSettings } from '@/features/creator/components/creator-settings.tsx';
import { useProfile } from '@/features/users/api/get-profile.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';

export function CreatorSettingsRoute() {
  const user = useSession();
  const { data: profile, isPending } = useProfile();
  usePageTitle('Settings');
  if (isPending) return <SpinnerScreen />;
  // Nothing here is saved, so fields that begin empty are no loss.
  return <CreatorSettings profile={profile ?? { name: user?.name ?? '', email: '', bio: null }} />;
}
