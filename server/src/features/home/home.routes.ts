import { getHome } from '@academy/contract/home/home-calls.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import type { FastifyInstance } from 'fastify';
import { bindCall } from '../../http/bind-call.ts';
import { signedIn } from '../../http/viewer.ts';
import { readHome } from './home.repository.ts';

export function registerHome(app: FastifyInstance, { db }: Database): void {
  bindCall(app, getHome, ({ request }) => readHome(db, signedIn(request)));
}
