/** The courses of the demo academy that stories use, by title. */
import type { Course } from '@academy/contract/courses/course.ts';
import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import { lessonsInOrder } from '@academy/contract/curriculum/lesson-order.ts';
import type { APIRequestContext } from '@playwright/test';

export const titles = {
  featuredInBengali: 'বাংলা টাইপোগ্রাফি ও নকশার মূলনীতি',
  newest: 'React in Practice: Build a Reading List',
  withoutContent: 'Flutter: One Code Base, Two Platforms',
  withAllSections: 'Security Habits for People Who Ship',
} as const;

/** The lessons that have a film in the demo academy. */
export const demoFilms = [
  { course: titles.newest, lesson: 'From a sketch to a component tree' },
  { course: 'Machine Learning by Intuition', lesson: 'Regularisation: a price for complexity' },
  { course: 'শূন্য থেকে পাইথন প্রোগ্রামিং', lesson: 'প্রোগ্রামিং আসলে কী' },
] as const;

async function listCourses(request: APIRequestContext): Promise<Course[]> {
  return (await request.get('/api/courses')).json();
}

export async function courseIdOf(request: APIRequestContext, title: string): Promise<string> {
  const course = (await listCourses(request)).find((candidate) => candidate.title === title);
  if (course === undefined) throw new Error(`The demo academy has no course ${title}`);
  return course._id;
}

/** A course of the demo academy with its lessons, from the first to the last. */
export async function curriculumOf(request: APIRequestContext, title: string) {
  const courseId = await courseIdOf(request, title);
  const modules: Module[] = await (await request.get(`/api/courses/${courseId}/curriculum`)).json();
  return { courseId, lessons: lessonsInOrder(modules) };
}
