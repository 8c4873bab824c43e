import type { Role } from '@academy/contract/users/roles.ts';
import { t } from '@lingui/core/macro';

export function roleText(role: Role): string {
  switch (role) {
    case 'student':
      return t({ message: 'Student', context: 'role' });
    case 'creator':
      return t({ message: 'Creator', context: 'role' });
    case 'admin':
      return t({ message: 'Admin', context: 'role' });
  }
}
