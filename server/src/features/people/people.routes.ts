import {
  blockPerson,
  changeRole,
  getPerson,
  handOverCourses,
  listPeople,
  signOutPerson,
  unblockPerson,
} from '@academy/contract/people/people-calls.ts';
import type { FastifyInstance } from 'fastify';
import { bindCall } from '../../http/bind-call.ts';
import { saveLimit } from '../../http/rate-limits.ts';
import { signedIn } from '../../http/viewer.ts';
import type { createHandOver } from './hand-over.service.ts';
import type { PeopleService } from './people.service.ts';
import type { PersonChangesService } from './person-changes.service.ts';

interface PeopleParts {
  readonly people: PeopleService;
  readonly changes: PersonChangesService;
  readonly handOver: ReturnType<typeof createHandOver>;
}

export function registerPeople(app: FastifyInstance, { people, changes, handOver }: PeopleParts): void {
  const limited = { rateLimit: saveLimit };

  bindCall(app, listPeople, ({ query }) => people.list(query));
  bindCall(app, getPerson, ({ params }) => people.get(params.userId));

  bindCall(
    app,
    changeRole,
    ({ request, params, body }) => changes.changeRole(signedIn(request), params.userId, body.role),
    limited,
  );
  bindCall(
    app,
    blockPerson,
    ({ request, params, body }) => changes.block(signedIn(request), params.userId, body),
    limited,
  );
  bindCall(
    app,
    unblockPerson,
    ({ request, params }) => changes.unblock(signedIn(request), params.userId),
    limited,
  );
  bindCall(app, signOutPerson, ({ request, params }) => changes.signOut(signedIn(request), params.userId), {
    ...limited,
    unseenByVisitors: true,
  });
  bindCall(
    app,
    handOverCourses,
    ({ request, params, body }) => handOver(signedIn(request), params.userId, body.to),
    limited,
  );
}
