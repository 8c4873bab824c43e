import { getProfile } from '@academy/contract/users/user-calls.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { bindCall } from '../../http/bind-call.ts';
import { notFound } from '../../http/http-error.ts';
import { signedIn } from '../../http/viewer.ts';

export function registerUsers(app: FastifyInstance, { db }: Database): void {
  const profile = db
    .select({
      name: users.name,
      username: users.username,
      email: users.email,
      bio: users.bio,
      avatar: users.avatar,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('user_profile');

  bindCall(app, getProfile, async ({ request }) => {
    const [own] = await profile.execute({ id: signedIn(request).id });
    if (own === undefined) throw notFound('User');
    return own;
  });
}
