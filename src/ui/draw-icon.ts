import { createElement, type SVGProps } from 'react';

/**
 * Draws an icon of lucide-react in built pages (scripts/lean-scripts.ts); the library's own way weighs ten times as much.
 * What is inside is text made once, and what all have in common is the class `icon` (base.css): a page has some two
 * hundred icons, and their lines would be a third of its elements. Size and strokes are set by classes only.
 */
export function drawIcon({ node }: { node: [tag: string, attributes: object][] }) {
  const inside = { __html: node.map(([tag, attributes]) => `<${tag}${listed(attributes)}/>`).join('') };
  return (props: SVGProps<SVGSVGElement>) =>
    createElement('svg', {
      viewBox: '0 0 24 24',
      'aria-hidden': !props['aria-label'],
      ...props,
      className: props.className ? `icon ${props.className}` : 'icon',
      dangerouslySetInnerHTML: inside,
    });
}

function listed(attributes: object): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}
