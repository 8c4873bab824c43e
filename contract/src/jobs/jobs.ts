import { z } from 'zod';

/*
 * Work that is done outside of a request, by name, with what each needs to know. A payload carries ids, not
 * copies: the worker reads what is true when it runs.
 */
const jobPayloads = {
  /** Fetches the file of a video that was given as a link. */
  'video.import': z.strictObject({ assetId: z.uuid() }),
  /** Looks at the file and makes the first rendition, so that the lesson can be watched soon. */
  'video.begin': z.strictObject({ assetId: z.uuid() }),
  /** Makes the rest of the ladder. */
  'video.finish': z.strictObject({ assetId: z.uuid() }),
  /** Writes down what is said in a video that can be watched. */
  'captions.make': z.strictObject({ assetId: z.uuid() }),
  /** Takes the text out of a file that goes with a lesson, for the assistant; that of a PDF it leaves to the next one. */
  'resources.read': z.strictObject({ resourceId: z.uuid() }),
  /** Takes the text out of a PDF, when no film waits. On its own, so that plain texts do not wait behind it. */
  'resources.pages': z.strictObject({ resourceId: z.uuid() }),
  /** Gathers all that the academy has of a person. */
  'account.export': z.strictObject({ exportId: z.uuid() }),
  /** Sends one mail. */
  'mail.send': z.strictObject({ mailId: z.uuid() }),
  /** Tells creators what happened in their courses in the last seven days. */
  'notices.weekly': z.strictObject({}),
  /** Makes a course of a zip that was uploaded, or brings one to what it says. */
  'courses.import': z.strictObject({ importId: z.uuid() }),
  /** Looks at a course before it is published. A check that was begun anew meanwhile has another id. */
  'preflight.check': z.strictObject({ courseId: z.uuid(), checkId: z.uuid() }),
  /** Sends a message to a webhook, of which there were so many attempts before. */
  'webhooks.deliver': z.strictObject({ deliveryId: z.uuid(), tries: z.int().min(0) }),
  /** Counts the days that are over and what was missed; with a course, all of its students anew. */
  'insight.count': z.strictObject({ courseId: z.uuid().nullable() }),
  /** Removes the files of videos that were taken off their lessons, or whose lessons are gone. */
  'maintenance.discard': z.strictObject({}),
  /** Removes what has expired. */
  'maintenance.sweep': z.strictObject({}),
};

export type JobName = keyof typeof jobPayloads;

export type JobPayload<Name extends JobName> = z.output<(typeof jobPayloads)[Name]>;

const schemas: { readonly [Name in JobName]: z.ZodType<JobPayload<Name>> } = jobPayloads;

function isJobName(name: string): name is JobName {
  return Object.hasOwn(jobPayloads, name);
}

export const jobNames: readonly JobName[] = Object.keys(jobPayloads).filter(isJobName);

/** On both ends of the queue: a job may wait there while the academy is upgraded. */
export function parseJobPayload<Name extends JobName>(name: Name, data: unknown): JobPayload<Name> {
  return schemas[name].parse(data);
}
