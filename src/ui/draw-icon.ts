import { createElement, type SVGProps } from 'react';

/**
 * Draws an icon of lucide-react in built pages (scripts/lean-icons.ts); the library's own way weighs ten times as much.
 * What is inside is text, and what all have in common is the class `icon` (base.css): a page has some two hundred icons,
 * and their lines would be a third of its elements. Size and strokes are set by classes only.
 */
export function drawIcon(lines: string) {
  const inside = { __html: lines };
  return (props: SVGProps<SVGSVGElement>) =>
    createElement('svg', {
      viewBox: '0 0 24 24',
      'aria-hidden': !props['aria-label'],
      ...props,
      className: props.className ? `icon ${props.className}` : 'icon',
      dangerouslySetInnerHTML: inside,
    });
}
