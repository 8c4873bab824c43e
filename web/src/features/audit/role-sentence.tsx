import { roles } from '@academy/contract/users/roles.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface RoleSentenceProps {
  actor: ReactNode;
  person: ReactNode;
  /** The one that the person has now, as the entry tells it. */
  role: string | number | boolean | undefined;
}

export function RoleSentence({ actor, person, role: now }: RoleSentenceProps) {
  switch (roles.find((role) => role === now)) {
    case 'student':
      return (
        <Trans>
          {actor} made {person} a student
        </Trans>
      );
    case 'creator':
      return (
        <Trans>
          {actor} made {person} a creator
        </Trans>
      );
    case 'admin':
      return (
        <Trans>
          {actor} made {person} an admin
        </Trans>
      );
    case undefined:
      return (
        <Trans>
          {actor} changed the role of {person}
        </Trans>
      );
  }
}
