import { createApiClient } from '@academy/contract/http/client.ts';
import { withSessionRefresh } from './session-refresh.ts';

/** The one door to the API: typed by the contract, cookies included, an empty 204 read as `{}`. */
export const api = withSessionRefresh(createApiClient());
