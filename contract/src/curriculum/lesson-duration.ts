/** How long a lesson is, as its author writes it: hh:mm:ss, or mm:ss below an hour. */
const pattern = /^(?:\d{1,2}:[0-5]\d:[0-5]\d|\d{1,3}:[0-5]\d)$/;

export const durationMessage = 'Duration must look like hh:mm:ss';

export function isLessonDuration(text: string): boolean {
  return pattern.test(text);
}

/** The length of a real video in the same manner. */
export function lessonDurationText(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const parts = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const shown = whole < 3600 ? parts.slice(1) : parts;
  return shown.map((part) => String(part).padStart(2, '0')).join(':');
}
