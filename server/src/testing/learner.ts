import type { TestAcademy } from './test-academy.ts';
import { cookieHeader, startTestSession } from './test-session.ts';

/** A signed-in user who calls the API as the web app does. */
export async function signInLearner(academy: TestAcademy, userId: string, origin = 'http://localhost:3000') {
  const cookie = cookieHeader(await startTestSession(academy, userId));
  const headers = { cookie, origin };
  return async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const response = await academy.app.inject({
      method,
      url,
      headers,
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: response.statusCode, body: response.body === '' ? null : response.json() };
  };
}
