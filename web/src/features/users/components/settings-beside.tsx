import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { SettingsLayout } from './account-settings.tsx';

/** In the place of the account's own settings while they are loaded. */
export function AccountSettingsSkeleton() {
  return (
    <SettingsLayout>
      <div className="flex flex-col gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <Skeleton className="h-[4.4rem]" />
          <Skeleton className="h-[4.4rem]" />
        </div>
        <Skeleton className="h-44" />
        <Skeleton className="mt-1 h-11 w-36 self-end max-sm:w-full" />
      </div>
    </SettingsLayout>
  );
}

/** Beside the account's own settings; `children` is the switch. */
export function LanguageSettings({ children }: { children: ReactNode }) {
  return (
    <SettingBeside
      name={t`Language`}
      hint={t`Kept with your account, on every device. Courses stay in their own language.`}
    >
      {children}
    </SettingBeside>
  );
}

export function ColourSettings({ children }: { children: ReactNode }) {
  return (
    <SettingBeside
      name={t`Colours`}
      hint={t`Light, dark, or as this device has them. Kept on this device alone.`}
    >
      {children}
    </SettingBeside>
  );
}

function SettingBeside({ name, hint, children }: { name: string; hint: string; children: ReactNode }) {
  return (
    <section className="mt-10 grid gap-x-12 gap-y-6 border-t border-line pt-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <div>
        <h2 className="text-xl">{name}</h2>
        <p className="mt-2 text-ink-soft">{hint}</p>
      </div>
      <Card className="p-5 sm:p-8">{children}</Card>
    </section>
  );
}
