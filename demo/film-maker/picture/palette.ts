/** The product's own colours in light, and the grounds of its covers: see web/src/styles and the alpana there. */
export const palette = {
  paper: '#fbfaf7',
  card: '#ffffff',
  sunken: '#f3efe8',
  line: '#e7e2d9',
  lineStrong: '#8c8375',
  ink: '#1c1a17',
  inkSoft: '#5f584d',
  accent: '#b0441c',
  accentTint: '#f9e8df',
  success: '#2c6b3f',
  successTint: '#e4f1e6',
  danger: '#b3202c',
  dangerTint: '#fbe7e6',
  chalk: '#fff8ec',
} as const;

export const hues = {
  plum: { ground: '#5d325f', glow: '#734376', tint: '#e3b3e5' },
  terracotta: { ground: '#6e3017', glow: '#874124', tint: '#f7b493' },
  indigo: { ground: '#393c7e', glow: '#4a4e9a', tint: '#aeb8fe' },
} as const;
