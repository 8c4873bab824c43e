import {
  countNotices,
  listNotices,
  readNotice,
  readNotices,
} from '@academy/contract/notices/notice-calls.ts';
import { noticeLimits } from '@academy/contract/notices/notice-kinds.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { isId } from '@academy/platform/ids.ts';
import type { FastifyInstance } from 'fastify';
import { bindCall } from '../../http/bind-call.ts';
import { signedIn } from '../../http/viewer.ts';
import * as notices from './notices.repository.ts';

/** What the caller is told. The notices of others are answered like those that there are not. */
export function registerNotices(app: FastifyInstance, { db }: Database): void {
  bindCall(app, listNotices, async ({ request, query: { after } }) => {
    const { id } = signedIn(request);
    const found = await notices.listNotices(db, id, after);
    const shown = found.slice(0, noticeLimits.pageSize);
    return {
      notices: shown.map(({ createdAt, readAt, ...notice }) => ({
        ...notice,
        at: createdAt.toISOString(),
        isRead: readAt !== null,
      })),
      unread: await notices.countUnread(db, id),
      next: found.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
    };
  });

  bindCall(app, countNotices, async ({ request }) => ({
    unread: await notices.countUnread(db, signedIn(request).id),
  }));

  const quietly = { unseenByVisitors: true } as const;
  bindCall(
    app,
    readNotices,
    async ({ request, body: { upTo } }) => {
      await notices.markRead(db, signedIn(request).id, { upTo });
      return {};
    },
    quietly,
  );

  bindCall(
    app,
    readNotice,
    async ({ request, params: { noticeId } }) => {
      if (isId(noticeId)) await notices.markRead(db, signedIn(request).id, { id: noticeId });
      return {};
    },
    quietly,
  );
}
