import type { Profile } from '@academy/contract/users/user.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { textLanguage } from '@/lib/text-language.ts';

export function ProfileHeader({ profile: { name, email, bio, avatar } }: { profile: Profile }) {
  return (
    <HeaderLayout
      avatar={<Avatar name={name} src={avatar} className="size-20 text-2xl md:size-28 md:text-3xl" />}
    >
      <h1 lang={textLanguage(name)} className="text-2xl wrap-anywhere md:text-3xl">
        {name}
      </h1>
      <p className="mt-1 text-ink-soft wrap-anywhere">{email}</p>
      {bio ? (
        <p lang={textLanguage(bio)} className="mt-3 measure whitespace-pre-line md:mt-4">
          {bio}
        </p>
      ) : (
        <p className="mt-3 text-ink-soft italic md:mt-4">{t`No bio provided yet.`}</p>
      )}
    </HeaderLayout>
  );
}

export function ProfileHeaderSkeleton() {
  return (
    <HeaderLayout avatar={<Skeleton className="size-20 rounded-full! md:size-28" />}>
      <h1 className="sr-only">{t`Your Profile`}</h1>
      <span role="status" className="sr-only">
        {t`Loading your profile...`}
      </span>
      <Skeleton className="h-[2.1rem] w-52 md:h-[2.6rem] md:w-64" />
      <Skeleton className="mt-2 h-5 w-44" />
      <Skeleton className="mt-5 h-5 w-full max-w-md" />
    </HeaderLayout>
  );
}

function HeaderLayout({ avatar, children }: { avatar: ReactNode; children: ReactNode }) {
  return (
    <header className="flex flex-col gap-5 md:flex-row md:items-start md:gap-8">
      {avatar}
      <div className="min-w-0 grow md:pt-2">{children}</div>
    </header>
  );
}
