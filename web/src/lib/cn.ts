import { type ClassValue, clsx } from 'clsx';

/**
 * Joins class names. Deliberately without tailwind-merge (7 kB): our components expose variants for what may
 * change, and a `className` given to them adds layout (margin, width, grid place) and never fights a style.
 */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}
