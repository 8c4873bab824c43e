export const progressThresholds = { green: 75, yellow: 40 } as const;

export function progressColour(percent: number): 'green' | 'yellow' | 'red' {
  if (percent >= progressThresholds.green) return 'green';
  return percent >= progressThresholds.yellow ? 'yellow' : 'red';
}
