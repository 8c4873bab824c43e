import { z } from 'zod';
import { idSchema } from '../http/identifiers.ts';
import { findingCodes } from './finding-codes.ts';

/** What a sentence about a finding may name. Only what its code is about is told. */
const factsSchema = z.object({
  /** Of a link or a picture. */
  url: z.string().optional(),
  /** What the other side answered. */
  status: z.number().int().optional(),
  /** How loud a film is, in LUFS. */
  loudness: z.number().optional(),
  /** How long something lasts. */
  seconds: z.number().optional(),
  /** How long the lesson is, as its author wrote it. */
  written: z.string().optional(),
  /** Of captions. */
  language: z.string().optional(),
  /** How many captions, renditions or links. */
  count: z.number().int().optional(),
  /** Of the quickest caption. */
  charactersPerSecond: z.number().int().optional(),
  /** Which question of the lesson, from 1. */
  question: z.number().int().optional(),
  /** Of a film that failed: what was ready before it can be watched. */
  isWatchable: z.boolean().optional(),
});

export const findingSchema = z.object({
  code: z.enum(findingCodes),
  facts: factsSchema,
  /** Null where it is about the whole course. */
  module: z.object({ moduleId: idSchema, title: z.string() }).nullable(),
  lesson: z.object({ lessonId: idSchema, title: z.string() }).nullable(),
  /** Where in the film. */
  second: z.number().min(0).nullable(),
});

export type Finding = z.output<typeof findingSchema>;
export type FindingFacts = Finding['facts'];
