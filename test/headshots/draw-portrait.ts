import sharp from 'sharp';

/** A head on shoulders before a wall; `x`, `y` and `size` are shares of the picture's width and height. */
interface Drawn {
  x: number;
  y: number;
  /** The height of the head. */
  size: number;
}

interface Portrait {
  width?: number;
  height?: number;
  people?: Drawn[];
  wall?: string;
}

const CENTRE: Drawn = { x: 0.5, y: 0.42, size: 0.42 };

/** A drawn photo for tests: no person was photographed, and the detector takes the shaded head for one. */
export function drawPortrait({ width = 900, height = 1200, people = [CENTRE], wall = '#7f93a8' }: Portrait = {}) {
  const heads = people.map(({ x, y, size }) => head(x * width, y * height, (size * height) / 2));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${SHADES}
    <rect width="100%" height="100%" fill="${wall}"/>${heads.join('')}</svg>`;
  return sharp(Buffer.from(svg));
}

const SHADES = `<defs>
  <radialGradient id="skin" cx="45%" cy="40%" r="65%">
    <stop offset="0" stop-color="#f1c9a5"/><stop offset=".6" stop-color="#dfa67d"/><stop offset="1" stop-color="#9c6446"/>
  </radialGradient>
  <linearGradient id="neck" x2="0" y2="1"><stop offset="0" stop-color="#8f5a3f"/><stop offset="1" stop-color="#cf9772"/></linearGradient>
  <linearGradient id="coat" x2="1" y2="1"><stop offset="0" stop-color="#39465a"/><stop offset="1" stop-color="#1d2531"/></linearGradient>
  <radialGradient id="hair" cx="45%" cy="25%" r="70%"><stop offset="0" stop-color="#5a3d2b"/><stop offset="1" stop-color="#22150e"/></radialGradient>
  <radialGradient id="cheek"><stop offset="0" stop-color="#d9825f" stop-opacity=".45"/><stop offset="1" stop-color="#d9825f" stop-opacity="0"/></radialGradient>
  <radialGradient id="shade"><stop offset="0" stop-color="#6d402a" stop-opacity=".55"/><stop offset="1" stop-color="#6d402a" stop-opacity="0"/></radialGradient>
  <filter id="soft"><feGaussianBlur stdDeviation="1.2"/></filter>
</defs>`;

/** In units of 100: the head is 200 high, its middle at 0. */
function head(x: number, y: number, half: number): string {
  const eye = (side: number) => `
    <ellipse cx="${side * 29}" cy="-12" rx="19" ry="12" fill="url(#shade)"/>
    <path d="M${side * 29 - 13},-10 Q${side * 29},-20 ${side * 29 + 13},-10 Q${side * 29},-3 ${side * 29 - 13},-10Z" fill="#f7f3ee"/>
    <circle cx="${side * 29}" cy="-11" r="6.2" fill="#4a3322"/><circle cx="${side * 29}" cy="-11" r="3" fill="#0c0806"/>
    <circle cx="${side * 29 - 2}" cy="-13" r="1.4" fill="#fff"/>
    <path d="M${side * 29 - 14},-11 Q${side * 29},-22 ${side * 29 + 14},-11" fill="none" stroke="#2a1a12" stroke-width="2.6"/>
    <path d="M${side * 29 - 18},-28 Q${side * 29},-39 ${side * 29 + 18},-28 Q${side * 29},-33 ${side * 29 - 18},-28Z" fill="#2f1e14"/>`;
  return `<g transform="translate(${x} ${y}) scale(${half / 100})" filter="url(#soft)">
    <ellipse cx="0" cy="-22" rx="82" ry="92" fill="url(#hair)"/>
    <path d="M-34,60 L-38,128 L38,128 L34,60Z" fill="url(#neck)"/>
    <path d="M-200,330 Q-190,160 -60,128 L-36,118 Q0,150 36,118 L60,128 Q190,160 200,330Z" fill="url(#coat)"/>
    <path d="M-36,118 Q0,150 36,118 L14,190 L0,170 L-14,190Z" fill="#f2f4f6"/>
    <path d="M-66,-30 Q-66,-92 0,-92 Q66,-92 66,-30 Q68,40 40,76 Q20,98 0,98 Q-20,98 -40,76 Q-68,40 -66,-30Z" fill="url(#skin)"/>
    <ellipse cx="-69" cy="2" rx="9" ry="19" fill="#c98d68"/><ellipse cx="69" cy="2" rx="9" ry="19" fill="#b57b58"/>
    <path d="M-70,-20 Q-72,-96 0,-100 Q72,-96 70,-20 Q62,-62 22,-72 Q-30,-66 -46,-56 Q-62,-44 -70,-20Z" fill="url(#hair)"/>
    <ellipse cx="-38" cy="30" rx="22" ry="18" fill="url(#cheek)"/><ellipse cx="38" cy="30" rx="22" ry="18" fill="url(#cheek)"/>
    ${eye(-1)}${eye(1)}
    <path d="M-5,-12 Q-9,18 -13,26 Q0,36 13,26 Q9,18 6,-12" fill="#e6b48c" opacity=".55"/>
    <path d="M-14,27 Q-8,34 0,32 Q8,34 14,27" fill="none" stroke="#8a523a" stroke-width="2.4"/>
    <ellipse cx="-6.5" cy="29" rx="3.2" ry="2" fill="#5e3524"/><ellipse cx="6.5" cy="29" rx="3.2" ry="2" fill="#5e3524"/>
    <path d="M-25,54 Q-10,47 0,50 Q10,47 25,54 Q0,58 -25,54Z" fill="#a3483e"/>
    <path d="M-25,54 Q0,60 25,54 Q14,70 0,70 Q-14,70 -25,54Z" fill="#bb5a4e"/>
    <path d="M-22,55 Q0,58 22,55 Q0,61 -22,55Z" fill="#fbf6f2"/>
    <ellipse cx="0" cy="80" rx="18" ry="6" fill="url(#shade)"/>
  </g>`;
}
