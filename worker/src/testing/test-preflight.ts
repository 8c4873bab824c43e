/** Courses to be checked, and what the check says of them, for tests of the job that checks. */
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Finding } from '@academy/contract/preflight/finding.ts';
import { captionCues, captionTracks, transcriptions } from '@academy/platform/database/schema/captions.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { lessons, modules } from '@academy/platform/database/schema/curriculum.ts';
import { newId } from '@academy/platform/ids.ts';
import { findPreflight, requestPreflight } from '@academy/platform/preflight/preflight-rows.ts';
import { expect, vi } from 'vitest';
import type { LinkNetwork } from '../links/guarded-request.ts';
import type { TestVideos } from './test-videos.ts';

const waitOptions = { timeout: 240_000, interval: 50 };

type LessonValues = Partial<typeof lessons.$inferInsert>;

export function testPreflight({ db, jobs, authorId, test }: TestVideos) {
  return {
    async insertCourse(values: Partial<typeof courses.$inferInsert> = {}): Promise<string> {
      const id = newId();
      await db.insert(courses).values({
        ...{ id, authorId, title: 'Bread', description: 'From flour to crust', category: 'Cooking' },
        ...{ instructor: 'Ada', language: 'English', ...values },
      });
      return id;
    },

    /** A module with lessons of these values; answers their ids. */
    async insertModule(courseId: string, inside: readonly LessonValues[], position = 1): Promise<string[]> {
      const moduleId = newId();
      await db.insert(modules).values({ id: moduleId, courseId, title: `Part ${position}`, position });
      const rows = inside.map((values, index) => ({
        ...{ id: newId(), courseId, moduleId, title: `Lesson ${index + 1}`, position: index + 1, ...values },
      }));
      if (rows.length > 0) await db.insert(lessons).values(rows);
      return rows.map(({ id }) => id);
    },

    /** Captions of a person, each for two seconds. */
    async addCaptions(lessonId: string, texts: readonly string[], language = 'en'): Promise<void> {
      const trackId = newId();
      await db.insert(captionTracks).values({ id: trackId, lessonId, language, origin: 'person' });
      await db.insert(captionCues).values(
        texts.map((text, index) => ({
          ...{ id: newId(), trackId, text, startMs: index * 2000, endMs: index * 2000 + 2000 },
        })),
      );
    },

    /** As if nobody were waiting to hear the film any more. */
    async endHearing(assetId: string, values: Partial<typeof transcriptions.$inferInsert> = {}) {
      const row = { state: 'failed', reason: 'internal', ...values } as const;
      await db
        .insert(transcriptions)
        .values({ assetId, ...row })
        .onConflictDoUpdate({ target: transcriptions.assetId, set: row });
    },

    /** Asks for a check and waits for its end. */
    async check(courseId: string) {
      await requestPreflight(test.database, jobs, { courseId, onBehalfOf: authorId });
      return vi.waitFor(async () => {
        const told = await findPreflight(db, courseId);
        expect(['done', 'failed']).toContain(told.state);
        return told;
      }, waitOptions);
    },

    /** As 'code' for the course, and 'lesson title: code' for a lesson. */
    async codes(courseId: string): Promise<string[]> {
      const { result } = await this.check(courseId);
      return (result?.findings ?? []).map(placeAndCode);
    },

    /** What is told without a check. */
    async atOnce(courseId: string): Promise<string[]> {
      return (await findPreflight(db, courseId)).atOnce.map(placeAndCode);
    },
  };
}

function placeAndCode({ code, lesson, module }: Finding): string {
  return [lesson?.title ?? module?.title, code].filter(Boolean).join(': ');
}

const opened: Server[] = [];

export interface AskedHost {
  readonly port: number;
  /** What it was asked, as 'HEAD /path'. */
  readonly asked: string[];
}

/** A host on this machine, which `reaching` makes a public one. */
export async function serveLinks(listener: RequestListener): Promise<AskedHost> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    listener(request, response);
  });
  opened.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { port: (server.address() as AddressInfo).port, asked };
}

export function closeLinks(): void {
  for (const server of opened.splice(0)) server.close().closeAllConnections();
}

/** As if these ports of ours, and nothing else of this machine, were on the public internet; no other name is known. */
export function reaching(...ports: readonly number[]): LinkNetwork {
  return {
    resolve: (host) =>
      host === 'localhost' ? Promise.resolve(['127.0.0.1']) : Promise.reject(new Error('ENOTFOUND')),
    mayConnect: (address, port) => address === '127.0.0.1' && ports.includes(port),
  };
}
