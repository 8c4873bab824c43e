import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { enrollAsker, insertAskedCourse } from '../../testing/asker.ts';
import { insertCourse, insertCurriculum } from '../../testing/factories.ts';
import { insertVideo, segmentName } from '../../testing/insert-video.ts';
import { listenTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

const token = 'a token for metrics that is long enough'.replaceAll(' ', '-');
let academy: TestAcademy & { origin: string };

beforeAll(async () => {
  academy = await listenTestAcademy({ config: { metricsToken: token } });
});
afterAll(() => academy.close());

async function metrics(): Promise<string> {
  const answer = await fetch(`${academy.origin}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  return answer.text();
}

/** The value of the sample that is written so. */
function sampleOf(text: string, sample: string): number | undefined {
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${sample} `));
  return line === undefined ? undefined : Number(line.slice(sample.length));
}

describe('the metrics at /metrics', () => {
  it.each([
    [{}],
    [{ authorization: `Bearer ${token}x` }],
    [{ authorization: `Basic ${token}` }],
    [{ authorization: 'Bearer ' }],
    [{ cookie: `token=${token}` }],
  ])('are refused to a client that shows %j', async (headers) => {
    const answer = await academy.app.inject({ url: '/metrics', headers });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    expect(answer.body).not.toContain('academy_');
    expect(answer.body).not.toContain(token);
  });

  it('count requests by route, whatever the address', async () => {
    const missing = '0190a5c2-0000-7000-8000-000000000000';
    for (const id of [missing, missing.replace('c2', 'c3'), 'made-up']) {
      await (await fetch(`${academy.origin}/api/courses/${id}/curriculum`)).text();
    }
    await (await fetch(`${academy.origin}/made-up-by-a-stranger`)).text();
    const text = await metrics();
    const route = 'method="GET",route="/api/courses/:courseId/curriculum"';
    const statuses = [400, 404].map(
      (status) => sampleOf(text, `academy_http_requests_total{${route},status="${status}"}`) ?? 0,
    );
    expect(statuses.reduce((sum, count) => sum + count)).toBe(3);
    expect(sampleOf(text, `academy_http_request_duration_seconds_count{${route}}`)).toBe(3);
    expect(sampleOf(text, `academy_http_request_duration_seconds_bucket{${route},le="+Inf"}`)).toBe(3);
    expect(text).not.toContain('made-up');
  });

  it('count a client that left before its answer as gone', async () => {
    const { hostname, port } = new URL(academy.origin);
    const socket = connect(Number(port), hostname);
    // A body that never comes keeps the request under way.
    socket.write('POST /api/auth/logout HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n');
    socket.write(`Origin: ${academy.origin}\r\nContent-Length: 9\r\n\r\n`);
    await vi.waitFor(
      async () => {
        expect(sampleOf(await metrics(), 'academy_http_requests_in_flight')).toBe(2);
      },
      { timeout: 20_000 },
    );
    socket.destroy();
    await vi.waitFor(
      async () => {
        expect(sampleOf(await metrics(), 'academy_http_requests_in_flight')).toBe(1);
      },
      { timeout: 20_000 },
    );
  });

  it('tell of every state of videos before the first one is in it', async () => {
    const text = await metrics();
    for (const state of ['waiting', 'preparing', 'playable', 'ready', 'failed']) {
      expect(sampleOf(text, `academy_videos{state="${state}"}`)).toBe(0);
    }
  });

  it('tell of segments, videos, uploads, jobs and connections', async () => {
    const { database } = academy;
    const courseId = await insertCourse(database);
    const [lesson] = await insertCurriculum(database, courseId, { Module: ['Lesson'] });
    const { version } = await insertVideo(academy, { lessonId: lesson?.id ?? '', heights: [360] });
    const address = `${academy.origin}/api/hls/segments/${version}/360p/${segmentName(0)}`;
    const { byteLength } = await (await fetch(address)).arrayBuffer();
    await (await fetch(address)).arrayBuffer();
    const text = await metrics();
    expect(sampleOf(text, 'academy_segment_cache_loads_total')).toBe(1);
    expect(sampleOf(text, 'academy_segment_cache_hits_total')).toBe(1);
    expect(sampleOf(text, 'academy_segment_cache_bytes')).toBeGreaterThanOrEqual(byteLength);
    expect(sampleOf(text, 'academy_segment_cache_bytes')).toBeLessThanOrEqual(byteLength * 1.125);
    expect(sampleOf(text, 'academy_videos{state="ready"}')).toBe(1);
    expect(sampleOf(text, 'academy_uploads_under_way')).toBe(0);
    expect(sampleOf(text, 'academy_database_up')).toBe(1);
    expect(sampleOf(text, 'academy_database_connections{state="waited_for"}')).toBe(0);
    expect(sampleOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e6);
    expect(sampleOf(text, 'nodejs_eventloop_lag_p99_seconds')).toBeDefined();
    expect(text).toMatch(/^academy_info\{version="[^"]+",node="[^"]+"\} 1$/m);
  });

  it('tell how questions were answered, and of every notice before the first answer has it', async () => {
    const asker = await enrollAsker(academy, await insertAskedCourse(academy));
    await asker.ask('Should a shuttle be waxed once a month?');
    await asker.ask('Which parliament orbited Jupiter with penguins?');
    const text = await metrics();
    expect(sampleOf(text, 'academy_answers_total{kind="passages"}')).toBe(1);
    expect(sampleOf(text, 'academy_answers_total{kind="nothing"}')).toBe(1);
    expect(sampleOf(text, 'academy_answers_total{kind="model"}')).toBe(0);
    expect(sampleOf(text, 'academy_answer_notices_total{notice="service_away"}')).toBe(0);
  });

  it('are in the form that Prometheus reads', async () => {
    const sample =
      /^[a-z][a-z0-9_]*(\{[a-z_]+="[^"\n]*"(,[a-z_]+="[^"\n]*")*\})? (\+Inf|NaN|-?[\d.]+(e[+-]?\d+)?)$/;
    const lines = (await metrics()).split('\n');
    expect(lines.pop()).toBe('');
    for (const line of lines)
      expect(line).toMatch(line.startsWith('#') ? /^# (HELP|TYPE) [a-z][a-z0-9_]* .+$/ : sample);
    const typed = lines.filter((line) => line.startsWith('# TYPE')).map((line) => line.split(' ')[2]);
    expect(new Set(typed).size).toBe(typed.length);
  });

  it('say that the database is away, instead of failing with it', async () => {
    await academy.database.close();
    const text = await metrics();
    expect(sampleOf(text, 'academy_database_up')).toBe(0);
    expect(sampleOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e6);
  });
});
