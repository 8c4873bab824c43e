import {
  getSchoolSettings,
  saveSchoolSettings,
} from '@academy/contract/school-settings/school-setting-calls.ts';
import type { FastifyInstance } from 'fastify';
import { bindCall } from '../../http/bind-call.ts';
import { saveLimit } from '../../http/rate-limits.ts';
import { signedIn } from '../../http/viewer.ts';
import type { SchoolSettingsService } from './school-settings.service.ts';

export function registerSchoolSettings(app: FastifyInstance, settings: SchoolSettingsService): void {
  bindCall(app, getSchoolSettings, () => settings.get());
  bindCall(app, saveSchoolSettings, ({ request, body }) => settings.save(signedIn(request), body), {
    rateLimit: saveLimit,
  });
}
