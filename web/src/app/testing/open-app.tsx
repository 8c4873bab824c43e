/** The whole app at an address, as it is put together for a browser, on a history in memory and the fake server. */

import { sessionCookieNames } from '@academy/contract/auth/session-cookies.ts';
import type { User } from '@academy/contract/users/user.ts';
import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createApp } from '@/app/app.tsx';
import { type Answers, server } from '@/lib/testing/fake-server.ts';
import { nobodyYet } from '@/lib/testing/sample-insight.ts';

interface OpenOptions {
  /** Left out, a visitor. */
  readonly as?: User | undefined;
  /** What the server answers, beside what it was told to before. */
  readonly answers?: Answers;
}

const stays = { leavesAt: null, isByAdmin: false, inTheWay: [], coursesDeleted: 0, coursesTaken: 0 };

/** A lesson and a course of which their author wrote nothing beyond the forms of the specification, and an account without a list of sessions. */
const nothingWritten: Answers = {
  listResources: [],
  listCaptions: { tracks: [], spokenLanguage: null },
  listChapters: { chapters: [], revision: 1 },
  searchMoments: { moments: [], after: null },
  listSessions: [],
  getAccountExport: { state: 'none', percent: 0, askedAt: null, bytes: null, keptUntil: null },
  getLeaving: stays,
  getLeavingOf: stays,
  listAccessTokens: [],
  countNotices: { unread: 0 },
  getHome: { next: null, learnedAt: [], notes: [], earned: [] },
  getWatchingChoice: { isCounted: true },
  reportWatching: {},
  getMailChoices: {
    sendsMail: false,
    notifications: { certificates: true, replies: true, reviews: true, requests: true },
  },
  getCreatorPermission: { mayCreate: true, rule: 'everybody', needsApproval: false, request: null },
  listOtherCourses: [],
  getPreview: { isPreview: false, others: 0 },
  getTakeaways: { takeaways: [], revision: 1 },
  getPreflight: { state: 'never', done: 0, total: 0, atOnce: [], result: null },
  getAskedQuestions: { moments: [], unanswered: [] },
  ...nobodyYet(),
  getCourseLists: { whatYouWillLearn: [], requirements: [], targetAudience: [], revision: 1 },
};

export function openApp(address: string, { as: user, answers = {} }: OpenOptions = {}) {
  if (user) beSignedIn(user);
  server.answer({ ...nothingWritten, ...answers });
  const history = createMemoryHistory({ initialEntries: [address] });
  const { element, queryClient } = createApp({ history });
  const { unmount: close } = render(element);
  return {
    address: () => history.location.href,
    history,
    queryClient,
    hand: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    close,
  };
}

/** As the cookies of a server tell scripts. */
export function beSignedIn(user: User): void {
  const { signedInMark, freshMark } = sessionCookieNames(false);
  for (const mark of [signedInMark, freshMark]) {
    // biome-ignore lint/suspicious/noDocumentCookie: as the server would set it.
    document.cookie = `${mark}=1`;
  }
  server.answer({ getSessionUser: { user } });
}
