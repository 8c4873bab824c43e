/*
 * What each thing of the specification tells of itself on the wire: all of the specified fields, and beside them
 * only those that are listed here. A field that is dropped or added by the way fails.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCourse, insertCurriculum, insertUser } from './factories.ts';
import { signInLearner } from './learner.ts';
import { createTestAcademy, type TestAcademy } from './test-academy.ts';

let academy: TestAcademy;
let student: Awaited<ReturnType<typeof signInLearner>>;
let author: Awaited<ReturnType<typeof signInLearner>>;
let course: string;
let lesson: { id: string; moduleId: string };

beforeAll(async () => {
  academy = await createTestAcademy();
  const { database } = academy;
  const authorId = await insertUser(database, { role: 'creator' });
  const id = await insertCourse(database, { authorId });
  const [first] = await insertCurriculum(database, id, { One: ['Hello', 'World'] });
  if (first === undefined) throw new Error('no lesson was made');
  lesson = first;
  course = `/api/courses/${id}`;
  author = await signInLearner(academy, authorId);
  student = await signInLearner(academy, await insertUser(database));
  await student('POST', `/api/enrollments/courses/${id}`, {});
  await student('PUT', `/api/enrollments/courses/${id}/lessons/${lesson.id}/complete`);
});
afterAll(() => academy.close());

const fieldsOf = (thing: object) => Object.keys(thing).toSorted();
const fields = (...names: string[]) => names.join(' ').split(' ').toSorted();

describe('on the wire', () => {
  it('a user is id, name, avatar, role and email', async () => {
    const { body } = await student('GET', '/api/auth/me');
    expect(fieldsOf(body)).toEqual(['user']);
    // Ours: the language of the interface, how a creator is called in courses, and when the account goes.
    expect(fieldsOf(body.user)).toEqual(fields('id name avatar role email', 'language displayName leaving'));
  });

  it('a profile is name, username, email, bio and avatar', async () => {
    const { body } = await student('GET', '/api/users/profile');
    expect(fieldsOf(body)).toEqual(fields('name username email bio avatar'));
  });

  it('a course has every field of the specification, wherever it is told', async () => {
    const specified = fields(
      '_id title description thumbnailUrl instructor instructorAvatar categoryId category price rating isNew',
      'bestseller featured lastUpdated language difficulty totalLessons completedLessons progress studentCount',
      'completionRate totalDuration whatYouWillLearn requirements targetAudience isEnrolled status publishedAt',
      // Ours: the id under its other name, and where a card's button leads.
      'id lastWatchedLessonId',
    );
    const places = [
      (await academy.get(course)).body as object,
      (await academy.get('/api/courses')).body as object[],
      (await student('GET', '/api/courses/in-progress')).body,
    ];
    for (const told of places.flat()) expect(fieldsOf(told)).toEqual(specified);
    expect(fieldsOf((await author('GET', course)).body)).toEqual([...specified, 'revision'].toSorted());
  });

  it('an enrolled course is a summary with progress in percent', async () => {
    const { body } = await student('GET', '/api/enrollments/courses');
    expect(fieldsOf(body[0])).toEqual(
      fields(
        '_id title thumbnailUrl progress completedLessons totalLessons lastAccessedAt lastWatchedLessonId',
        'id category',
      ),
    );
    expect(body[0]).toMatchObject({ progress: 50, completedLessons: 1, totalLessons: 2 });
  });

  it('an enrollment status has its lessons by id, and completed means done', async () => {
    const { body } = await student('GET', course.replace('/api/', '/api/enrollments/'));
    // Ours: whether the assistant has something to answer from.
    expect(fieldsOf(body)).toEqual(
      fields('enrolled progress completedLessons lastWatchedLessonId lessons', 'canAnswer'),
    );
    expect(body.lessons).toEqual({ [lesson.id]: { status: 'completed' } });
  });

  it('a module has title, order and lessons, and a lesson its title, text, video, duration and place', async () => {
    const [module] = (await student('GET', `${course}/curriculum`)).body;
    expect(fieldsOf(module)).toEqual(fields('_id title order lessons id'));
    const lessonFields = fields('_id title content videoUrl duration order moduleId moduleTitle id');
    expect(fieldsOf(module.lessons[0])).toEqual(lessonFields);
    const alone = await student('GET', `${course}/modules/${lesson.moduleId}/lessons/${lesson.id}`);
    // Ours: whether the assistant has something to answer from.
    expect(fieldsOf(alone.body)).toEqual([...lessonFields, 'canAnswer'].toSorted());
    expect(alone.body).toMatchObject({ duration: '10:00' });
  });

  it('a student row is id, name, email, progress and lastActive', async () => {
    const { body } = await author('GET', `${course}/students`);
    // Ours: since when, by which somebody is new.
    expect(fieldsOf(body[0])).toEqual(fields('id name email progress lastActive', 'enrolledAt'));
    expect(new Date(body[0].lastActive).getTime()).toBeGreaterThan(0);
  });
});
