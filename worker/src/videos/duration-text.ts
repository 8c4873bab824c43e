/** As lessons write how long they are: mm:ss, from an hour on hh:mm:ss. */
export function durationText(seconds: number): string {
  const whole = Math.round(seconds);
  const hours = Math.floor(whole / 3600);
  const parts = [Math.floor((whole % 3600) / 60), whole % 60];
  return (hours > 0 ? [hours, ...parts] : parts).map((part) => String(part).padStart(2, '0')).join(':');
}
