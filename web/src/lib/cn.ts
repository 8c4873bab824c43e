/**
 * Joins class names; what is false or missing is left out. Deliberately without tailwind-merge (7 kB): our components expose variants
 * for what may change, and a `className` given to them adds layout (margin, width, grid place) and never fights a style.
 */
export function cn(...classes: readonly (string | false | null | undefined)[]): string {
  return classes.filter(Boolean).join(' ');
}
