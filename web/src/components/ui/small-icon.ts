/**
 * Takes the place of what lucide-react draws its icons with, in the build of the web app (vite.config.ts): the same picture, without
 * the ways to set it that we never use, which are larger than all icons of a page.
 */
import { type ComponentProps, createElement } from 'react';

interface IconData {
  readonly name: string;
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

// biome-ignore lint/style/noDefaultExport: as the one it stands in for.
export default function createIcon({ name, node }: IconData) {
  return ({ className = '', ...rest }: ComponentProps<'svg'>) =>
    createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        className: `lucide lucide-${name} ${className}`,
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
