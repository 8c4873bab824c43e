import type { AuditEntry } from '@academy/contract/audit/audit-calls.ts';
import type { SchoolSettingName } from '@academy/contract/school-settings/school-settings.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { listText } from '@/lib/language/weekdays.ts';

interface Named {
  readonly actor: ReactNode;
  readonly person: ReactNode;
  readonly course: ReactNode;
}

const uploadLimits = () => t`limits of uploads`;

/** What an admin would call it; some belong together. */
const settingNames: Record<SchoolSettingName | 'logo', () => string> = {
  signUp: () => t`who may register`,
  signUpDomains: () => t`who may register`,
  courseCreation: () => t`who may write courses`,
  publishingNeedsApproval: () => t`approval of courses`,
  creatorQuotaMb: uploadLimits,
  creatorUploadMb: uploadLimits,
  creatorResourceMb: uploadLimits,
  adminQuotaMb: uploadLimits,
  adminUploadMb: uploadLimits,
  adminResourceMb: uploadLimits,
  academyName: () => t`its name`,
  accent: () => t`its colour`,
  logo: () => t`its mark`,
  support: () => t`where people find help`,
  timeZone: () => t`its time zone`,
};

/** The trail keeps names of settings, also those that a later version may not know. */
function settingsText({ facts }: AuditEntry): string {
  const known = Object.entries(settingNames).filter(([name]) =>
    String(facts['settings'] ?? '')
      .split(' ')
      .includes(name),
  );
  return listText([...new Set(known.map(([, text]) => text()))]);
}

/** What is told of the academy's rules, and of what they make wait for an admin. */
export const schoolSentences = {
  settings_changed: ({ actor, entry }: Named & { readonly entry: AuditEntry }) => {
    const what = settingsText(entry);
    return what === '' ? (
      <Trans>{actor} changed the settings of the academy</Trans>
    ) : (
      <Trans>
        {actor} changed the settings of the academy: {what}
      </Trans>
    );
  },
  course_submitted: ({ actor, course }: Named) => (
    <Trans>
      {actor} asked for {course} to be published
    </Trans>
  ),
  course_approved: ({ actor, course }: Named) => (
    <Trans>
      {actor} approved {course}
    </Trans>
  ),
  course_refused: ({ actor, course }: Named) => (
    <Trans>
      {actor} refused to publish {course}
    </Trans>
  ),
  creator_requested: ({ actor }: Named) => <Trans>{actor} asked to write courses</Trans>,
  creator_approved: ({ actor, person }: Named) => (
    <Trans>
      {actor} allowed {person} to write courses
    </Trans>
  ),
  creator_refused: ({ actor, person }: Named) => (
    <Trans>
      {actor} did not allow {person} to write courses
    </Trans>
  ),
};
