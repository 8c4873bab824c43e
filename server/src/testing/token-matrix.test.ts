/** The access matrix for programs: every route, tried with a token of too small a scope and with one that is enough. */
import {
  type NeededScope,
  type TokenScope,
  tokenScopes,
} from '@academy/contract/access-tokens/token-scopes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callers, type MatrixRow } from './access-cells.ts';
import { accessMatrix } from './access-matrix.ts';
import { insertUser } from './factories.ts';
import { insertToken } from './insert-token.ts';
import { createTestAcademy, type TestAcademy } from './test-academy.ts';

let academy: TestAcademy;
const tokens = {} as Record<TokenScope, string>;

beforeAll(async () => {
  academy = await createTestAcademy();
  const userId = await insertUser(academy.database, { role: 'admin' });
  for (const scope of tokenScopes) tokens[scope] = await insertToken(academy.database, { userId, scope });
});
afterAll(() => academy.close());

/** What a token must never do: read a film, sign in or out, manage sessions and tokens, export or delete an account. */
const forNoToken =
  /^GET \/api\/mail\/unsubscribe| \/api\/(hls\/|auth\/(google|callback|logout|refresh)|users\/(sessions|access-tokens|export|leaving)\b|admin\/people\/:userId\/leaving)/;
/** Changes that anybody signed in may make, and that are a creator's all the same. */
const ofCreators = new Set([
  'POST /api/courses',
  'POST /api/course-imports/:importId',
  'DELETE /api/course-imports/:importId',
  'PUT /api/creator/settings',
  'PUT /api/certificates/:certificateId/revocation',
]);

/** What is asked of a token, as the matrix lets it be expected: by who else may make the call. */
function expectedScope(route: string, rows: readonly MatrixRow[]): NeededScope {
  if (forNoToken.test(route)) return 'never';
  const may = new Set(
    rows.flatMap(({ expected }) =>
      callers.filter((_caller, index) => ![401, 403].includes(expected[index] ?? 0)),
    ),
  );
  const isReading = /^(GET|HEAD) /.test(route) && !route.includes('/uploads');
  const asked = rows.filter(({ course = 'published' }) => course === 'published');
  const mayOf = (caller: (typeof callers)[number]) =>
    asked.some(({ expected }) => ![401, 403].includes(expected[callers.indexOf(caller)] ?? 0));
  if (may.has('admin') && !mayOf('author') && !mayOf('enrolled') && !mayOf('stranger')) return 'admin';
  if (isReading) return 'read';
  return ofCreators.has(route) || !(mayOf('enrolled') || mayOf('stranger')) ? 'teach' : 'learn';
}

const nothing = '0190a5c2-0000-7000-8000-000000000000';

async function call(route: string, body: object | undefined, token: string) {
  const [method, path = ''] = route.split(' ') as ['GET', string];
  const response = await academy.app.inject({
    method,
    url: path.replaceAll(/:(\w+)/g, nothing),
    headers: {
      authorization: `Bearer ${token}`,
      ...(Buffer.isBuffer(body) ? { 'content-type': 'image/png' } : {}),
    },
    ...(body === undefined ? {} : { payload: body }),
  });
  const isJson = response.body !== '' && String(response.headers['content-type']).includes('json');
  const { code, facts }: { code?: string; facts?: object } =
    isJson && response.statusCode >= 400 ? response.json() : {};
  return { status: response.statusCode, code, facts };
}

const rowsByRoute = Map.groupBy(accessMatrix, ({ route }) => route);

describe('a token', () => {
  it('is asked for a scope by every route that looks at who calls', () => {
    const silent = academy.routes.filter(
      ({ url, config }) => config?.token === undefined && !/^\/api\/docs/.test(url),
    );
    const looks = silent.filter(({ config }) => !/^(public|metrics-token)$/.test(config?.access ?? ''));
    expect(looks.map(({ url }) => url)).toEqual([]);
  });

  for (const [route, rows] of rowsByRoute) {
    if (!/ \/api\//.test(route) || / \/api\/(alpana|covers)\//.test(route)) continue;
    it(`with too small a scope is refused at ${route}, and one that is enough is not`, async () => {
      const registered = academy.routes.find(({ method, url }) => `${[method].flat()[0]} ${url}` === route);
      // Files of certificates are for everybody, and look at nobody.
      if (registered?.config?.token === undefined) return;
      const needed = expectedScope(route, rows);
      expect(registered.config.token).toBe(needed);
      const { body } = rows[0] ?? {};
      const isHead = route.startsWith('HEAD ');
      if (needed === 'never') {
        expect(await call(route, body, tokens.admin)).toMatchObject({ status: 403, code: 'token_never' });
        return;
      }
      const smaller = tokenScopes[tokenScopes.indexOf(needed) - 1];
      const refused = await call(route, body, smaller === undefined ? `${tokens.read}x` : tokens[smaller]);
      const told = smaller === undefined ? 'token_mistyped' : 'token_scope';
      expect(refused.status).toBe(smaller === undefined ? 401 : 403);
      if (!isHead) expect(refused.code).toBe(told);
      if (smaller !== undefined && !isHead) expect(refused.facts).toEqual({ needed });
      expect((await call(route, body, tokens[needed])).code ?? '').not.toMatch(/^token_/);
    });
  }
});
