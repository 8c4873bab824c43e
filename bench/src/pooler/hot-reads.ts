import type { RunningAcademy } from '../running-academy.ts';

/** A signed-in read, which no answer that is kept can spare the database. */
export interface HotRead {
  readonly name: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

export async function hotReads(academy: RunningAcademy): Promise<HotRead[]> {
  const headers = { cookie: await academy.command('session', 'student@example.com') };
  const list = await fetch(`${academy.origin}/api/courses?limit=1`);
  const [course] = (await list.json()) as { _id: string }[];
  return [
    { name: 'who am I', path: '/api/auth/me', headers },
    { name: 'catalogue page', path: '/api/courses?limit=8', headers },
    { name: 'course page', path: `/api/courses/${course?._id}`, headers },
  ];
}
