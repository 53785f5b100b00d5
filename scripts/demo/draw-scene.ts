import type { Random } from './random.ts';

/** Sky, far and near: calm pairs that suit a light page and a dark one. */
const palettes = [
  ['#d9efe6', '#7fb8a4', '#2f6f5e'],
  ['#fbe6cf', '#e0a26f', '#9a5a34'],
  ['#dfe9f7', '#8fb0d9', '#3c5f93'],
  ['#efe4f6', '#b79ad0', '#6a4a8c'],
  ['#f7ece0', '#c9b08d', '#6f5f45'],
] as const;

type Palette = (typeof palettes)[number];
type Scene = (random: Random, palette: Palette) => string;

const scenes: Scene[] = [drawStreet, drawDesk, drawMeeting, drawHills];

/** One picture of an album: shapes only, neither scripts nor references. */
export function drawScene(random: Random, at: number): string {
  const palette = random.pick(palettes);
  const [sky] = palette;
  const scene = scenes[at % scenes.length] as Scene;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320"><rect width="480" height="320" fill="${sky}"/>${scene(random, palette)}</svg>`;
}

function drawStreet(random: Random, [, far, near]: Palette): string {
  const houses = (count: number, fill: string, least: number, most: number) => {
    const width = 480 / count;
    return Array.from({ length: count }, (_, at) => {
      const height = random.whole(least, most);
      return `<rect x="${(at * width).toFixed(0)}" y="${280 - height}" width="${(width - 4).toFixed(0)}" height="${height}" fill="${fill}"/>`;
    }).join('');
  };
  const sun = `<circle cx="${random.whole(80, 400)}" cy="70" r="28" fill="#fff" opacity=".8"/>`;
  return `${sun}${houses(9, far, 90, 190)}${houses(6, near, 40, 110)}<rect y="280" width="480" height="40" fill="${near}"/>`;
}

function drawDesk(random: Random, [sky, far, near]: Palette): string {
  const plant = random.whole(40, 110);
  return (
    `<rect x="250" y="40" width="190" height="130" rx="6" fill="#fff" opacity=".7"/><path d="M345 40v130M250 105h190" stroke="${far}" stroke-width="6"/>` +
    `<rect y="232" width="480" height="14" fill="${near}"/><rect x="140" y="140" width="130" height="84" rx="8" fill="${near}"/><rect x="150" y="150" width="110" height="62" rx="3" fill="${sky}"/><path d="M195 224h20v8h-20z" fill="${near}"/>` +
    `<path d="M${plant} 232c-26-40-10-78 6-92 4 22 26 50 10 92z" fill="${far}"/><rect x="${plant - 12}" y="206" width="40" height="28" rx="5" fill="${near}"/>`
  );
}

function drawMeeting(random: Random, [, far, near]: Palette): string {
  const people = Array.from({ length: random.whole(3, 5) }, (_, at) => {
    const x = 80 + at * 80;
    return `<circle cx="${x}" cy="150" r="24" fill="${near}"/><path d="M${x - 38} 236c0-34 17-52 38-52s38 18 38 52z" fill="${far}"/>`;
  });
  return `${people.join('')}<rect x="30" y="232" width="420" height="18" rx="9" fill="${near}"/><path d="M90 250v50M390 250v50" stroke="${near}" stroke-width="12"/>`;
}

function drawHills(random: Random, [, far, near]: Palette): string {
  const top = random.whole(110, 160);
  return (
    `<circle cx="${random.whole(120, 360)}" cy="96" r="36" fill="#fff" opacity=".85"/>` +
    `<path d="M0 ${top + 60}C90 ${top} 170 ${top + 20} 250 ${top + 60}s160 20 230-20v220H0z" fill="${far}"/>` +
    `<path d="M0 250c120-50 220-20 300 0s130 10 180-10v80H0z" fill="${near}"/>`
  );
}
