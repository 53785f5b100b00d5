import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Oklch = [lightness: number, chroma: number, hue: number];

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const colours = new Map<string, { light: Oklch; dark: Oklch }>();
for (const [, name, light, dark] of css.matchAll(
  /--color-([\w-]+): light-dark\(oklch\(([^)]+)\), oklch\(([^)]+)\)\)/g,
)) {
  colours.set(name as string, { light: numbers(light as string), dark: numbers(dark as string) });
}

function numbers(text: string): Oklch {
  return text
    .split('/')[0]
    ?.trim()
    .split(/\s+/)
    .map((part) => Number.parseFloat(part)) as Oklch;
}

/** Relative luminance of WCAG 2.2, through Ottosson's OKLab matrices. */
function luminance([lightness, chroma, hue]: Oklch): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  const red = clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Oklch, other: Oklch): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((x, y) => x - y) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

const grounds = ['sunken', 'canvas', 'surface', 'raised'];
const pairs: [ink: string, ground: string, least: number][] = [
  ...grounds.flatMap((ground): [string, string, number][] => [
    ['ink', ground, 7],
    ['ink-muted', ground, 4.5],
    ['ink-faint', ground, 4.5],
    ['accent-ink', ground, 4.5],
    ['apricot-ink', ground, 4.5],
    ['danger-ink', ground, 4.5],
    ['info-ink', ground, 4.5],
    ['line-firm', ground, 3],
    ['accent', ground, 3],
    ['danger', ground, 3],
    ['info', ground, 3],
    ['focus', ground, 3],
    ['star', ground, 3],
  ]),
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-hover', 4.5],
  ['on-accent', 'accent-pressed', 4.5],
  ['on-apricot', 'apricot', 4.5],
  ['on-apricot', 'apricot-hover', 4.5],
  ['on-danger', 'danger', 4.5],
  ['on-danger', 'danger-hover', 4.5],
  ['accent-ink', 'accent-soft', 4.5],
  ['apricot-ink', 'apricot-soft', 4.5],
  ['danger-ink', 'danger-soft', 4.5],
  ['info-ink', 'info-soft', 4.5],
  ['ink', 'accent-soft', 7],
  ['ink', 'apricot-soft', 7],
  ['ink', 'danger-soft', 7],
  ['ink', 'info-soft', 7],
  ['ink-muted', 'accent-soft', 4.5],
  ['ink-muted', 'apricot-soft', 4.5],
  ['ink-muted', 'danger-soft', 4.5],
  ['ink-muted', 'info-soft', 4.5],
  ['ink', 'mark', 4.5],
];

describe('NAV-06 colours keep WCAG AA in light and dark', () => {
  it.each(pairs)('%s on %s is at least %d:1', (ink, ground, least) => {
    for (const theme of ['light', 'dark'] as const) {
      const [front, back] = [colours.get(ink)?.[theme], colours.get(ground)?.[theme]];
      if (!front || !back) throw new Error(`tokens.css lacks ${front ? ground : ink}`);
      expect(contrast(front, back), theme).toBeGreaterThanOrEqual(least);
    }
  });
});

describe('NAV-06 colours come from the tokens', () => {
  it('names no colour of the palette that tokens.css has taken away: such a class does nothing', () => {
    const absent = /\b(?:bg|text|border|ring|fill|stroke)-(?:black|white|(?:gray|red|green|blue)-\d+)\b/;
    const files = globSync('src/**/*.tsx').filter((file) => absent.test(readFileSync(file, 'utf8')));
    expect(files).toEqual([]);
  });
});
