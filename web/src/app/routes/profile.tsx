import { webRoutes } from '@academy/contract/interface/web-routes.ts';
import { t } from '@lingui/core/macro';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { NotebookPen } from 'lucide-react';
import { useProfile } from '@/api/users.ts';
import { EnrolledCourses } from '@/app/enrolled-courses.tsx';
import { OwnCertificates } from '@/app/own-certificates.tsx';
import { LeaveDialog, useLeaveGuard } from '@/components/leave-guard.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx';
import { paths } from '@/config/paths.ts';
import { OwnAccessTokens } from '@/features/access-tokens/own-access-tokens.tsx';
import { useSession, useSessionStatus } from '@/features/auth/session.ts';
import { LoadFailure } from '@/features/courses/components/load-failure.tsx';
import { OwnExport } from '@/features/leaving/own-export.tsx';
import { OwnLeaving } from '@/features/leaving/own-leaving.tsx';
import { MailChoices } from '@/features/mail/mail-choices.tsx';
import { OwnSessions } from '@/features/sessions/own-sessions.tsx';
import { LanguageSwitch } from '@/features/shell/language-switch.tsx';
import { ThemeSwitch } from '@/features/shell/theme-switch.tsx';
import { AccountSettings } from '@/features/users/components/account-settings.tsx';
import { ProfileHeader, ProfileHeaderSkeleton } from '@/features/users/components/profile-header.tsx';
import {
  AccountSettingsSkeleton,
  ColourSettings,
  LanguageSettings,
} from '@/features/users/components/settings-beside.tsx';
import { profileSearch, profileTabFrom, profileTabs } from '@/features/users/profile-tabs.ts';
import { useAccountDraft } from '@/features/users/use-account-draft.ts';
import { OwnWatching } from '@/features/watching/own-watching.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

export function ProfileRoute() {
  const tab = profileTabFrom(useSearch({ from: `/signed-in${webRoutes.profile}` }));
  const navigate = useNavigate();
  const user = useSession();
  const { recheck } = useSessionStatus();
  const { data: profile, isPending, isFetching, refetch } = useProfile();
  const draft = useAccountDraft(profile);
  const guard = useLeaveGuard({
    active: draft.isUnsaved,
    staysOn: (pathname) => pathname === paths.profile(),
  });
  usePageTitle(tab === 'settings' ? t`Account Settings` : t`Your Profile`);

  if (!isPending && profile === undefined) {
    return (
      <div className="page section-space">
        <LoadFailure
          headingLevel={1}
          title={t`Your profile could not be loaded.`}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      </div>
    );
  }

  const openTab = (value: string) =>
    void navigate({
      to: paths.profile(),
      search: profileSearch(profileTabFrom({ tab: value })),
      replace: true,
      resetScroll: false,
    });

  return (
    <div className="page pt-8 pb-16 md:pt-14 md:pb-24">
      {profile ? <ProfileHeader profile={profile} /> : <ProfileHeaderSkeleton />}
      <Button asChild variant="outline" size="sm" className="mt-5">
        <Link to={paths.notebook()}>
          <NotebookPen aria-hidden="true" />
          {t`Notebook`}
        </Link>
      </Button>
      <Tabs value={tab} onValueChange={openTab} className="mt-8 md:mt-12">
        <TabsList aria-label={t`Your profile`}>
          {profileTabs().map(({ value, label }) => (
            <TabsTrigger key={value} value={value}>
              {label}
            </TabsTrigger>
          ))}
        </TabsList>
        <TabsContent value="courses">
          <h2 className="sr-only">{t`My Courses`}</h2>
          <EnrolledCourses />
        </TabsContent>
        <TabsContent value="certificates">
          <OwnCertificates />
        </TabsContent>
        <TabsContent value="settings">
          {profile ? (
            <AccountSettings profile={profile} draft={draft} onSaved={recheck} />
          ) : (
            <AccountSettingsSkeleton />
          )}
          <LanguageSettings>
            <LanguageSwitch named />
          </LanguageSettings>
          <ColourSettings>
            <ThemeSwitch />
          </ColourSettings>
          <MailChoices />
          <OwnWatching />
          <OwnSessions />
          <OwnAccessTokens isAdmin={user?.role === 'admin'} />
          <OwnExport />
          {profile ? <OwnLeaving email={profile.email} onChanged={recheck} /> : null}
        </TabsContent>
      </Tabs>
      <LeaveDialog
        guard={guard}
        description={t`What you typed in the account settings is not saved, and is not kept.`}
      />
    </div>
  );
}
