import type { PluginAPI } from 'tailwindcss/plugin';
import { iconLines } from './lean-icons.ts';

/** The icons that stand on lists, by their names in lucide-react. */
const NAMES = [
  'arrow-right',
  'badge-check',
  'bookmark',
  'calendar-check',
  'check-check',
  'chevron-down',
  'chevron-right',
  'circle-check',
  'circle-question-mark',
  'circle-x',
  'hexagon',
  'languages',
  'map-pin',
  'megaphone',
  'message-circle-reply',
  'zap',
];

/** Of these there is one that is filled, under the name with `-full`. */
const FULL = ['bookmark'];

const drawn = (names: string[], end: string, fill: string) =>
  names.map(async (name) => {
    const lines = iconLines(await import(`lucide-react/icons/${name}`), name);
    return [name + end, asImage(lines, fill)] as const;
  });
export const icons = await Promise.all([...drawn(NAMES, '', 'none'), ...drawn(FULL, '-full', '%23000')]);

/**
 * `icon-map-pin` names the icon that `icon-before` or `icon-after` draws as a mask (components.css): a list has a hundred
 * icons, and as elements they would be a third of its page.
 */
export default function iconClasses({ matchUtilities }: PluginAPI): void {
  matchUtilities({ icon: (value: string) => ({ '--icon': value }) }, { values: Object.fromEntries(icons) });
}

function asImage(lines: string, fill: string): string {
  const look = `fill='${fill}' stroke='%23000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'`;
  const inside = lines.replaceAll('"', "'");
  return `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' ${look}>${inside}</svg>")`;
}
