/** Part of the composition: what programs sign in with, and whom the academy tells of what happens. */
import type { FastifyInstance } from 'fastify';
import type { AppOptions } from './app-options.ts';
import { registerAccessTokens } from './features/access-tokens/access-tokens.routes.ts';
import { createAccessTokensService } from './features/access-tokens/access-tokens.service.ts';
import { registerWebhooks } from './features/webhooks/webhooks.routes.ts';
import { createWebhooksService } from './features/webhooks/webhooks.service.ts';

export type MachineOptions = Pick<AppOptions, 'clock' | 'config' | 'database' | 'jobs' | 'secrets'>;

export function registerMachineCalls(api: FastifyInstance, options: MachineOptions): void {
  registerAccessTokens(api, createAccessTokensService(options.database, options.clock));
  const { publicUrl } = options.config;
  registerWebhooks(api, createWebhooksService({ ...options, publicUrl }));
}
