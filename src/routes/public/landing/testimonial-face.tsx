export interface Face {
  ground: string;
  skin: string;
  hair: string;
  shirt: string;
  cut: 'short' | 'long' | 'bun' | 'scarf' | 'curls';
}

/** Hair behind the head and before it; the head is a circle of radius 15 around 32,27. */
const cuts: Record<Face['cut'], { back?: string; front: string }> = {
  short: { front: 'M16 27c-2-12 6-18 16-18s18 6 16 18c-3-5-5-8-9-9-7 2-16 1-19 1-2 2-3 4-4 8Z' },
  long: {
    back: 'M14 30c0-14 7-22 18-22s18 8 18 22v18H14Z',
    front: 'M17 26c1-10 7-15 15-15s14 5 15 15c-8-1-13-4-16-9-3 5-8 8-14 9Z',
  },
  bun: {
    back: 'M32 2a7 7 0 1 1 0 14 7 7 0 0 1 0-14Z',
    front: 'M16 27c0-11 7-16 16-16s16 5 16 16c-6-3-11-8-16-8s-10 5-16 8Z',
  },
  scarf: {
    back: 'M12 34c0-16 8-27 20-27s20 11 20 27c0 9-5 16-12 19H24c-7-3-12-10-12-19Z',
    front: 'M16 28c1-11 7-17 16-17s15 6 16 17c-5-7-10-9-16-9s-11 2-16 9Z',
  },
  curls: {
    front:
      'M15 27a6 6 0 0 1-1-8 7 7 0 0 1 7-8 8 8 0 0 1 11-3 8 8 0 0 1 11 3 7 7 0 0 1 7 8 6 6 0 0 1-1 8c-3-4-6-7-9-8-6 2-13 2-17 0-3 1-6 4-8 8Z',
  },
};

/** A drawn portrait: nobody's photograph. Skin and hair are people's colours, not the theme's. */
export function TestimonialFace({ face }: { face: Face }) {
  const cut = cuts[face.cut];
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className="size-14 shrink-0 rounded-full">
      <rect width="64" height="64" className={face.ground} />
      {cut.back ? <path d={cut.back} fill={face.hair} /> : null}
      <path d="M10 66c0-14 9-22 22-22s22 8 22 22Z" className={face.shirt} />
      <path d="M27 36h10v9a5 5 0 0 1-10 0Z" fill={face.skin} />
      <circle cx="32" cy="27" r="15" fill={face.skin} />
      <path d={cut.front} fill={face.hair} />
      <path d="M27 33.5q5 4 10 0" fill="none" stroke={face.hair} strokeWidth="1.6" strokeLinecap="round" />
      <circle cx="26.5" cy="27" r="1.5" fill={face.hair} />
      <circle cx="37.5" cy="27" r="1.5" fill={face.hair} />
    </svg>
  );
}
