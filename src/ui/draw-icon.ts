import { createElement, type SVGProps } from 'react';

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number | string;
}

/** Draws an icon of lucide-react in built pages (scripts/lean-scripts.ts); the library's own way weighs ten times as much. */
export function drawIcon({ node }: { node: [tag: string, attributes: object][] }) {
  return ({ size = 24, ...props }: IconProps) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': !props['aria-label'],
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
