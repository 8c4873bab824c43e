import { t } from '@lingui/core/macro';
import type { ToldSettings } from '@/api/school-settings.ts';
import { LeaveDialog, useLeaveGuard } from '@/components/leave-guard.tsx';
import { paths } from '@/config/paths.ts';
import { usePageDrafts } from '../use-page-drafts.ts';
import { useSettingsForm } from '../use-settings-form.ts';
import { PagesEditor } from './pages-editor.tsx';
import { SettingsForm } from './settings-form.tsx';

interface SchoolSettingsProps {
  told: ToldSettings;
  userId: string;
}

/** Both forms of the page, with one question for both before it is left. */
export function SchoolSettings({ told, userId }: SchoolSettingsProps) {
  const settings = useSettingsForm(told);
  const drafts = usePageDrafts(userId);
  const guard = useLeaveGuard({
    active: settings.isUnsaved || drafts.isUnsaved,
    staysOn: (pathname) => pathname === paths.adminSettings(),
  });
  return (
    <div className="flex flex-col gap-5">
      <SettingsForm settings={settings} />
      <PagesEditor drafts={drafts} />
      <LeaveDialog
        guard={guard}
        description={
          !settings.isUnsaved
            ? t`What you typed is kept on this device and waits for you here. Readers see it only once it is saved.`
            : drafts.isUnsaved
              ? t`The text of the page is kept on this device. The settings that you changed are not.`
              : t`The settings that you changed are not kept.`
        }
      />
    </div>
  );
}
