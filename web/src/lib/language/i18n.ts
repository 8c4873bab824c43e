import { setupI18n } from '@lingui/core';

/** English from the start: its texts are in the code. */
export const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
