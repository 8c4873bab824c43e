/** The settings of an academy where nobody chose anything. */
import type { ToldSettings } from '@/api/school-settings.ts';

type Change = Omit<Partial<ToldSettings>, 'settings'> & { settings?: Partial<ToldSettings['settings']> };

export function sampleSettings({ settings, ...change }: Change = {}): ToldSettings {
  const none = {
    creatorQuotaMb: null,
    creatorUploadMb: null,
    creatorResourceMb: null,
    adminQuotaMb: null,
    adminUploadMb: null,
    adminResourceMb: null,
  };
  return {
    revision: 3,
    settings: {
      signUp: 'everybody',
      signUpDomains: [],
      courseCreation: 'everybody',
      publishingNeedsApproval: false,
      ...none,
      academyName: 'Academy',
      accent: null,
      support: null,
      timeZone: null,
      ...settings,
    },
    logo: null,
    limits: {
      creatorQuotaMb: 102_400,
      creatorUploadMb: 8192,
      creatorResourceMb: 200,
      adminQuotaMb: 102_400,
      adminUploadMb: 8192,
      adminResourceMb: 200,
    },
    timeZone: 'Asia/Dhaka',
    locked: {},
    ...change,
  };
}
