import { createElement, type SVGProps } from 'react';

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number | string;
}

/**
 * Draws an icon of lucide-react in built pages (scripts/lean-scripts.ts); the library's own way weighs ten times as much.
 * What is inside is text made once: a page has some two hundred icons, and their lines would be a third of its elements.
 */
export function drawIcon({ node }: { node: [tag: string, attributes: object][] }) {
  const inside = { __html: node.map(([tag, attributes]) => `<${tag}${listed(attributes)}/>`).join('') };
  return ({ size = 24, ...props }: IconProps) =>
    createElement('svg', {
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
      dangerouslySetInnerHTML: inside,
    });
}

function listed(attributes: object): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}
