/** What a player tells of watching, and what is told of it. Free of zod: the player has it. */
export const watchingLimits = {
  /** At most one report in so many seconds, but for that on leaving. */
  reportEverySeconds: 30,
  reportBytes: 1024,
  /** Of each kind, in one report: so many are below the bytes, however late in a film they are. */
  rangesPerReport: 30,
  /** Of one person in one film, as it is stored. */
  rangesPerViewer: 200,
  /** Sums of older films of a lesson are not kept. */
  filmsPerLesson: 10,
  /** Nothing is told of fewer people, nor of what fewer people added to it. */
  fewestPeople: 5,
} as const;

/** Lengths that the parts of a map can have; a film gets the first of them that makes no more than 240 parts. */
const partSeconds = [5, 10, 15, 20, 30, 60, 120, 180, 360];
const mostParts = 240;

/**
 * How long the parts of a film's map are. By the length of the film alone: parts that could be chosen would be chosen so that
 * their difference is one person. Short films have short parts, since their sentences are all there is to see.
 */
export function mapPartSeconds(filmSeconds: number): number {
  if (filmSeconds <= 40) return 1;
  if (filmSeconds <= 180) return 2;
  return partSeconds.find((seconds) => filmSeconds / seconds <= mostParts) ?? 360;
}
