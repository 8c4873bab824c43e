/** Who has seen nearly all of it wants to see it again, not its last seconds. */
const WATCHED_SHARE = 0.95;

export function resumePosition(savedSeconds: number | undefined, durationSeconds: number): number {
  if (savedSeconds === undefined || !Number.isFinite(savedSeconds) || savedSeconds <= 0) return 0;
  return savedSeconds >= durationSeconds * WATCHED_SHARE ? 0 : savedSeconds;
}
