declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

declare module '*.po?longer' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
