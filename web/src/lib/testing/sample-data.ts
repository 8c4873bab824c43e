/** People, courses and lessons as the API tells of them, each with what a test wants to be different. */
import type { Course } from '@academy/contract/courses/course.ts';
import type { CreatorSettings } from '@academy/contract/creators/creator-calls.ts';
import type { Lesson, Module } from '@academy/contract/curriculum/curriculum.ts';
import type { EnrolledCourse } from '@academy/contract/enrollments/enrollment.ts';
import type { User } from '@academy/contract/users/user.ts';

let made = 0;

/** Never the same twice: what the app keeps for a person or a course is then not found by the next test. */
export function newId(): string {
  made += 1;
  return `id-${made}`;
}

export function sampleUser(change: Partial<User> = {}): User {
  return {
    id: newId(),
    name: 'Nadia Rahman',
    avatar: null,
    language: null,
    role: 'student',
    email: 'nadia@example.com',
    ...change,
  };
}

export const sampleCreator = (): User => sampleUser({ name: 'Rokeya Begum', role: 'creator' });

export function sampleCreatorSettings(change: Partial<CreatorSettings> = {}): CreatorSettings {
  return {
    displayName: 'Rokeya Begum',
    email: 'r@example.com',
    bio: null,
    paymentMethod: 'paypal',
    accountEmail: null,
    notifications: { enrollments: true, completions: true, questions: true, news: false },
    ...change,
  };
}

export function sampleCourse(change: Partial<Course> = {}): Course {
  const id = change._id ?? newId();
  return {
    _id: id,
    id,
    title: 'Weaving Jamdani by Hand',
    description: 'From the first thread to the last flower, at your own loom.',
    thumbnailUrl: null,
    instructor: 'Rokeya Begum',
    instructorAvatar: null,
    categoryId: 1,
    category: 'Web Development',
    price: 25,
    rating: null,
    isNew: false,
    bestseller: false,
    featured: false,
    lastUpdated: null,
    language: 'Bengali',
    difficulty: 'beginner',
    totalLessons: 0,
    completedLessons: 0,
    progress: 0,
    studentCount: 0,
    completionRate: null,
    totalDuration: null,
    whatYouWillLearn: [],
    requirements: [],
    targetAudience: [],
    isEnrolled: false,
    lastWatchedLessonId: null,
    status: 'published',
    publishedAt: '2026-01-02T00:00:00.000Z',
    ...change,
  };
}

/** As its author gets it. */
export function ownCourse(change: Partial<Course> = {}): Course {
  return sampleCourse({ status: 'draft', publishedAt: null, completionRate: 0, revision: 1, ...change });
}

export function enrolledCourse(change: Partial<EnrolledCourse> = {}): EnrolledCourse {
  const id = change._id ?? newId();
  return {
    _id: id,
    id,
    title: 'Everyday English',
    thumbnailUrl: null,
    category: 'Web Development',
    progress: 0,
    completedLessons: 0,
    totalLessons: 10,
    lastAccessedAt: null,
    lastWatchedLessonId: null,
    ...change,
  };
}

/** Modules by title, each with the titles of its lessons, as the author gets them. Their ids are made of the titles. */
export function sampleCurriculum(outline: Readonly<Record<string, readonly string[]>>): Module[] {
  return Object.entries(outline).map(([title, lessons], index) => {
    const id = idOfTitle(title);
    const home = { moduleId: id, moduleTitle: title };
    return {
      _id: id,
      id,
      title,
      order: index + 1,
      revision: 1,
      lessons: lessons.map((name, at) => sampleLesson(name, { ...home, order: at + 1 })),
    };
  });
}

const idOfTitle = (title: string): string => title.toLowerCase().replaceAll(/\W+/g, '-');

export function sampleLesson(title: string, change: Partial<Lesson> = {}): Lesson {
  const id = idOfTitle(title);
  return {
    _id: id,
    id,
    title,
    duration: '10:00',
    order: 1,
    moduleId: 'module',
    moduleTitle: 'Module',
    content: null,
    videoUrl: null,
    givenDuration: null,
    revision: 1,
    ...change,
  };
}
