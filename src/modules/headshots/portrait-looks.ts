/** What can stand behind somebody: plain colours, soft gradients, or their own background out of focus. */
export const BACKGROUNDS = ['studio', 'white', 'sky', 'sage', 'sand', 'charcoal', 'blurred'] as const;
export type Background = (typeof BACKGROUNDS)[number];

/** The colour around the head and the one in the corners, as red, green and blue; `blurred` is made out of the photo. */
export const BACKGROUND_COLOURS: Record<
  Exclude<Background, 'blurred'>,
  [[number, number, number], [number, number, number]]
> = {
  studio: [
    [238, 240, 241],
    [190, 195, 199],
  ],
  white: [
    [255, 255, 255],
    [250, 250, 250],
  ],
  sky: [
    [222, 234, 246],
    [148, 178, 210],
  ],
  sage: [
    [222, 234, 226],
    [142, 172, 156],
  ],
  sand: [
    [248, 236, 220],
    [214, 186, 154],
  ],
  charcoal: [
    [96, 101, 106],
    [38, 41, 45],
  ],
};

/** How much of the person is seen, from the face alone to the chest. */
export const CROPS = ['close', 'shoulders', 'wide'] as const;
export type CropName = (typeof CROPS)[number];

/** Who makes it: this machine, or the outside service that this site has set up. */
export const HEADSHOT_ENGINES = ['built-in', 'external'] as const;
export type HeadshotEngine = (typeof HEADSHOT_ENGINES)[number];

/** Why no portrait came of a photo; each has a text that says what to do. */
export const REFUSALS = [
  'notAPicture',
  'heic',
  'animated',
  'pictureTooLarge',
  'pictureTooSmall',
  'noFace',
  'manyFaces',
  'faceTooSmall',
  'faceCutOff',
  'tooDark',
  'blurred',
  'unclearOutline',
  'running',
  'busy',
  'externalOff',
  'failed',
] as const;
export type HeadshotRefusal = (typeof REFUSALS)[number];

/** Portraits a day; a photo that came to nothing costs none, and another background or crop neither. */
export const HEADSHOTS_A_DAY = 5;
/** Everything that is begun, a day: a photo that will not do costs no chance, but work. */
export const TRIES_A_DAY = 30;
/** Photo, cut-out and portrait stay for so long, then they are gone. */
export const KEPT_DAYS = 7;
