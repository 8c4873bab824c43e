/** A time as it stands in the field of a cue: minutes, seconds and thousandths, and hours where there are any. */
export function cueTimeText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const clock = hours > 0 ? `${hours}:${two(minutes)}` : String(minutes);
  return `${clock}:${two(seconds % 60)}.${String(ms % 1000).padStart(3, '0')}`;
}

const written = /^(?:(?:(\d{1,2}):)?(\d{1,3}):)?(\d{1,5})(?:[.,](\d{1,3}))?$/;

/** Undefined for what is no time. Bengali digits are read, too. */
export function readCueTime(text: string): number | undefined {
  const latin = text.trim().replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6));
  const found = written.exec(latin);
  if (found === null) return undefined;
  const [, hours = '0', minutes, seconds = '0', thousandths = ''] = found;
  if (minutes !== undefined && Number(seconds) > 59) return undefined;
  const whole = Number(hours) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds);
  return whole * 1000 + Number(thousandths.padEnd(3, '0'));
}
