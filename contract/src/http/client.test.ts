import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError, createApiClient } from './client.ts';

/** A real server that says back what it was asked, and fails where it is told to. */
let server: Server;
let origin = '';

beforeAll(async () => {
  server = createServer(async (request, response) => {
    if (request.url === '/api/auth/logout') return response.writeHead(204).end();
    if (request.url === '/api/courses/broken') return response.writeHead(502, 'Bad Gateway').end('<html>');
    if (request.url === '/api/courses/missing') {
      response.writeHead(404, { 'content-type': 'application/json' });
      return response.end(JSON.stringify({ message: 'Course not found', code: 'not_found' }));
    }
    response.writeHead(200, { 'content-type': 'application/json' });
    return response.end(
      JSON.stringify({ method: request.method, url: request.url, body: await textOf(request) }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
});

describe('the client', () => {
  it('fills in the path and leaves out what is undefined', async () => {
    const api = createApiClient({ origin });
    const course = await api('GET /api/courses/{courseId}', { params: { courseId: 'a/b c' } });
    expect(course).toMatchObject({ method: 'GET', url: '/api/courses/a%2Fb%20c' });
    const list = await api('GET /api/courses', {
      query: { search: '50% & more', limit: 8, categoryId: undefined },
    });
    expect(list).toMatchObject({ url: '/api/courses?search=50%25+%26+more&limit=8' });
  });

  it('sends a body as JSON', async () => {
    const api = createApiClient({ origin });
    const status = await api('PUT /api/creator/courses/{courseId}/status', {
      params: { courseId: '1' },
      body: { status: 'archived' },
    });
    expect(status).toMatchObject({ method: 'PUT', body: '{"status":"archived"}' });
  });

  it('reads an empty 204 as an empty object', async () => {
    await expect(createApiClient({ origin })('POST /api/auth/logout', { body: {} })).resolves.toEqual({});
  });

  it("fails with the server's message and code", async () => {
    const failing = createApiClient({ origin })('GET /api/courses/{courseId}', {
      params: { courseId: 'missing' },
    });
    await expect(failing).rejects.toEqual(new ApiError('Course not found', 404, 'not_found'));
  });

  it('fails with the status when the server gave no message', async () => {
    const failing = createApiClient({ origin })('GET /api/courses/{courseId}', {
      params: { courseId: 'broken' },
    });
    await expect(failing).rejects.toThrow('API error: 502 Bad Gateway');
  });
});

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}
