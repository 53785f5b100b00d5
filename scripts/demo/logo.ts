import type { Random } from './random.ts';

/** Ground and mark of a logo: both stay clear on a white page and on a dark one. */
const colours = [
  ['#0f766e', '#99f6e4'],
  ['#1d4ed8', '#bfdbfe'],
  ['#7c3aed', '#ddd6fe'],
  ['#be123c', '#fecdd3'],
  ['#c2410c', '#fed7aa'],
  ['#15803d', '#bbf7d0'],
  ['#0369a1', '#bae6fd'],
  ['#a21caf', '#f5d0fe'],
  ['#b45309', '#fde68a'],
  ['#475569', '#e2e8f0'],
  ['#4338ca', '#c7d2fe'],
  ['#0e7490', '#fef3c7'],
  ['#9f1239', '#fef9c3'],
  ['#166534', '#fde68a'],
  ['#3730a3', '#fda4af'],
  ['#854d0e', '#ecfccb'],
] as const;

type Mark = (light: string, random: Random, letter: string) => string;

const marks: Mark[] = [
  (light) => `<circle cx="32" cy="32" r="14" fill="none" stroke="${light}" stroke-width="7"/>`,
  (light) => `<path d="M14 46 32 16l18 30z" fill="${light}"/>`,
  (light) =>
    `<path d="M16 44V20l16 14 16-14v24" fill="none" stroke="${light}" stroke-width="6" stroke-linejoin="round"/>`,
  (light) =>
    `<circle cx="25" cy="32" r="11" fill="${light}"/><circle cx="39" cy="32" r="11" fill="${light}" opacity=".55"/>`,
  (light) => `<path d="M32 12l17 10v20L32 52 15 42V22z" fill="${light}"/>`,
  (light) => `<path d="M32 12l17 10v20L32 52 15 42V22z" fill="none" stroke="${light}" stroke-width="5"/>`,
  (light) =>
    `<path d="M14 38c6-12 12-12 18 0s12 12 18 0" fill="none" stroke="${light}" stroke-width="6" stroke-linecap="round"/><path d="M14 26c6-12 12-12 18 0s12 12 18 0" fill="none" stroke="${light}" stroke-width="6" stroke-linecap="round" opacity=".6"/>`,
  (light) =>
    `<rect x="15" y="34" width="8" height="15" rx="2" fill="${light}"/><rect x="28" y="25" width="8" height="24" rx="2" fill="${light}"/><rect x="41" y="15" width="8" height="34" rx="2" fill="${light}"/>`,
  (light) => `<path d="M32 14c10 6 16 14 16 22a16 16 0 0 1-32 0c0-8 6-16 16-22z" fill="${light}"/>`,
  (light) => `<path d="M16 48c0-20 12-32 32-32 0 20-12 32-32 32z" fill="${light}"/>`,
  (light) =>
    `<path d="M32 13l5.5 13.500L51 32l-13.500 5.500L32 51l-5.500-13.500L13 32l13.500-5.500z" fill="${light}"/>`,
  (light) =>
    `<rect x="15" y="15" width="15" height="15" rx="3" fill="${light}"/><rect x="34" y="15" width="15" height="15" rx="7.500" fill="${light}"/><rect x="15" y="34" width="15" height="15" rx="7.500" fill="${light}"/><rect x="34" y="34" width="15" height="15" rx="3" fill="${light}" opacity=".6"/>`,
  (light) =>
    `<path d="M18 50V14h12a10 10 0 0 1 0 20H18" fill="none" stroke="${light}" stroke-width="6" stroke-linejoin="round"/>`,
  (light) =>
    `<path d="M14 42a18 18 0 0 1 36 0z" fill="${light}"/><path d="M12 48h40" stroke="${light}" stroke-width="4" stroke-linecap="round"/>`,
  (light) => `<path d="M20 16h24L32 31zM20 48h24L32 33z" fill="${light}"/>`,
  (light) =>
    `<path d="M44 19a18 18 0 1 0 0 26" fill="none" stroke="${light}" stroke-width="7" stroke-linecap="round"/>`,
  (light, random) => dots(light, random),
  (light, random) => dots(light, random),
  (light, random) => petals(light, random.whole(4, 8)),
  (light, random) => petals(light, random.whole(4, 8)),
  (light, _random, letter) => monogram(light, letter, 34),
  (light, _random, letter) => monogram(light, letter, 38),
  (light, _random, letter) =>
    `<circle cx="32" cy="32" r="20" fill="none" stroke="${light}" stroke-width="3"/>${monogram(light, letter, 24)}`,
  (light, _random, letter) =>
    `<path d="M14 52h36" stroke="${light}" stroke-width="4" stroke-linecap="round"/>${monogram(light, letter, 30)}`,
];

const grounds = [
  (dark: string) => `<rect width="64" height="64" rx="14" fill="${dark}"/>`,
  (dark: string) => `<rect width="64" height="64" rx="14" fill="${dark}"/>`,
  (dark: string) => `<circle cx="32" cy="32" r="32" fill="${dark}"/>`,
  (dark: string) => `<rect width="64" height="64" rx="24" fill="${dark}"/>`,
  (dark: string) => `<path d="M20 0h44v44a20 20 0 0 1-20 20H0V20A20 20 0 0 1 20 0z" fill="${dark}"/>`,
];

/** Draws a company's mark as an SVG of 64 by 64 that holds neither scripts nor references. */
export function drawLogo(random: Random, latinName: string): string {
  const [dark, light] = random.pick(colours);
  const letter = latinName.slice(0, 1).toUpperCase();
  const tilt = random.chance(0.25) ? random.pick([45, 90, 180]) : 0;
  const at = random.whole(0, marks.length - 1);
  const mark = (marks[at] as Mark)(light, random, letter);
  const isLetter = mark.includes('<text');
  const turned = tilt && !isLetter ? `<g transform="rotate(${tilt} 32 32)">${mark}</g>` : mark;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${random.pick(grounds)(dark)}${turned}</svg>`;
}

function monogram(light: string, letter: string, size: number): string {
  const baseline = 32 + size * 0.36;
  return `<text x="32" y="${baseline.toFixed(1)}" font-family="Georgia,serif" font-size="${size}" font-weight="700" text-anchor="middle" fill="${light}">${letter}</text>`;
}

/** Three by three points of which some are large. */
function dots(light: string, random: Random): string {
  let all = '';
  for (let at = 0; at < 9; at += 1) {
    const radius = random.chance(0.45) ? 5.5 : 2.5;
    all += `<circle cx="${18 + (at % 3) * 14}" cy="${18 + Math.floor(at / 3) * 14}" r="${radius}"/>`;
  }
  return `<g fill="${light}">${all}</g>`;
}

function petals(light: string, count: number): string {
  let all = '';
  for (let at = 0; at < count; at += 1) {
    all += `<ellipse cx="32" cy="21" rx="5" ry="10" transform="rotate(${Math.round((360 / count) * at)} 32 32)"/>`;
  }
  return `<g fill="${light}" fill-opacity=".85">${all}</g>`;
}
