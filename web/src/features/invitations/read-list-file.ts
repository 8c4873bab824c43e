import { invitationLimits } from '@academy/contract/invitations/invitation-limits.ts';

export type ReadFile = { readonly text: string } | { readonly problem: 'file_too_large' | 'file_not_utf8' };

/** The text of a file with people. One that is written in another encoding would turn names into nonsense, and is refused. */
export async function readListFile(file: Blob): Promise<ReadFile> {
  if (file.size > invitationLimits.listMaxLength) return { problem: 'file_too_large' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()) };
  } catch {
    return { problem: 'file_not_utf8' };
  }
}
