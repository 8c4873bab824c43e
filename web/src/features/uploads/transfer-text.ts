/** Bytes, speed and time as people say them. */

export function bytesText(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  const units = ['kB', 'MB', 'GB', 'TB'];
  let value = bytes;
  let unit = -1;
  // 999.95 would be rounded to 1000 of the smaller unit.
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${value < 9.95 ? value.toFixed(1) : Math.round(value)} ${units[unit]}`;
}

export function percentOf(part: number, whole: number): number {
  return whole > 0 ? Math.min(100, Math.floor((part / whole) * 100)) : 0;
}

/** A guess is told as one: nobody wants to see seconds jump. */
export function timeLeftText(seconds: number | null): string | null {
  if (seconds === null || !Number.isFinite(seconds)) return null;
  if (seconds < 60) return 'Less than a minute left';
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return minutes === 1 ? 'About a minute left' : `About ${minutes} minutes left`;
  const hours = Math.round(minutes / 60);
  return hours === 1 ? 'About an hour left' : `About ${hours} hours left`;
}

interface Progress {
  readonly bytes: number;
  readonly sentBytes: number;
  readonly bytesPerSecond: number | null;
}

export function secondsLeft({ bytes, sentBytes, bytesPerSecond }: Progress): number | null {
  return bytesPerSecond === null || bytesPerSecond <= 0 ? null : (bytes - sentBytes) / bytesPerSecond;
}
