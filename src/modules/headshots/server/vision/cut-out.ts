import { loadModel } from './models.ts';
import { channelOf, drawSquare, lightOf, type Picture, type Square } from './picture.ts';
import { boxBlur, mapPlane, type Plane, resizePlane, samplePlane } from './planes.ts';
import { runNetwork } from './run-network.ts';

/** Selfie segmentation: a square of this side goes in, and how surely each pixel is a person comes out. */
const SIDE = 256;
/** What is less sure than this is no part of the person. */
const LEAST_SURE = 0.5;
/** How strong an edge of the photo must be for the outline to follow it (guided filter). */
const EDGE = 2e-4;

/** Where the person of a square picture is: 1 within, 0 outside, between them along hair. */
export async function findPerson(picture: Picture, face: Square): Promise<Plane> {
  const small = await drawSquare(picture, { left: 0, top: 0, side: picture.width }, SIDE);
  const [mask] = runNetwork(
    await loadModel('person'),
    Float32Array.from(small.data, (value) => value / 255),
  );
  if (!mask) throw new Error('the model of persons has no output');
  const scale = SIDE / picture.width;
  const middle = { x: (face.left + face.side / 2) * scale, y: (face.top + face.side / 2) * scale };
  const person = keepPerson({ width: SIDE, height: SIDE, data: mask.data }, middle);
  return followEdges(person, picture);
}

/** Whoever else is in the photo, and what was taken for a person, is not connected with the face. */
function keepPerson(mask: Plane, middle: { x: number; y: number }): Plane {
  const { width, height, data } = mask;
  const isKept = new Uint8Array(data.length);
  const start = Math.round(middle.y) * width + Math.round(middle.x);
  const queue = (data[start] ?? 0) >= LEAST_SURE ? [start] : [];
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    if (isKept[at]) continue;
    isKept[at] = 1;
    const x = at % width;
    const around = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width];
    for (const next of around) {
      if (next >= 0 && next < width * height && !isKept[next] && (data[next] as number) >= LEAST_SURE) queue.push(next);
    }
  }
  // The soft rim around the kept part belongs to it.
  const near = boxBlur({ width, height, data: Float32Array.from(isKept) }, 4);
  return mapPlane(mask, (value, at) => ((near.data[at] as number) > 0 ? value : 0));
}

/**
 * The coarse mask of the model made as fine as the photo: within the uncertain rim it follows the photo's own edges
 * (fast guided filter, He and Sun 2015), so that strands of hair stay and no step is seen.
 */
function followEdges(mask: Plane, picture: Picture): Plane {
  const side = Math.min(picture.width, SIDE * 2);
  const light = lightOf(picture);
  const guide = resizePlane(light, side, side);
  const coarse = resizePlane(mask, side, side);
  const radius = Math.max(2, Math.round(side / 64));
  const mean = (plane: Plane) => boxBlur(plane, radius);
  const times = (one: Plane, other: Plane) => mapPlane(one, (value, at) => value * (other.data[at] as number));
  const [meanGuide, meanMask] = [mean(guide), mean(coarse)];
  const [meanSquare, meanProduct] = [mean(times(guide, guide)), mean(times(guide, coarse))];
  const slope = mapPlane(meanProduct, (value, at) => {
    const m = meanGuide.data[at] as number;
    return (value - m * (meanMask.data[at] as number)) / ((meanSquare.data[at] as number) - m * m + EDGE);
  });
  const shift = mapPlane(meanMask, (value, at) => value - (slope.data[at] as number) * (meanGuide.data[at] as number));
  const [a, b] = [mean(slope), mean(shift)];
  const base = resizePlane(mask, picture.width, picture.height);
  return mapPlane(base, (value, at) => {
    const share = smoothStep((1 - Math.abs(value - 0.5) * 2) / 0.5);
    // Where the model is sure it is right; only its rim is drawn anew.
    if (share < 0.001) return value > 0.5 ? 1 : 0;
    const [x, y] = [at % picture.width, Math.floor(at / picture.width)];
    const fine = samplePlane(a, x, y, base) * (light.data[at] as number) + samplePlane(b, x, y, base);
    return smoothStep((fine * share + value * (1 - share) - 0.08) / 0.84);
  });
}

function smoothStep(value: number): number {
  const held = Math.min(1, Math.max(0, value));
  return held * held * (3 - 2 * held);
}

export interface CutOut {
  /** Red, green, blue and how much of the pixel is the person. */
  rgba: Buffer;
  /** The three colours of what is behind, as if nobody stood there, far out of focus. */
  behind: Picture;
}

/**
 * The person without the colours of the old background: along the rim a pixel is a mixture of both, and what of it is
 * the person's is worked out from the pixels around (blurred fusion, Forte 2021). Where the person is certain, nothing
 * is changed: the face stays as it is in the photo.
 */
export function takeOut(picture: Picture, person: Plane): CutOut {
  const { width, height } = picture;
  const rgba = Buffer.alloc(width * height * 4);
  const behind = Buffer.alloc(BEHIND * BEHIND * 3);
  for (let channel = 0; channel < 3; channel++) {
    const colour = channelOf(picture, channel);
    const own = ownColour(colour, person);
    for (let at = 0; at < own.data.length; at++) rgba[at * 4 + channel] = Math.round((own.data[at] as number) * 255);
    const far = farColour(colour, person);
    for (let at = 0; at < far.data.length; at++) behind[at * 3 + channel] = Math.round((far.data[at] as number) * 255);
  }
  for (let at = 0; at < person.data.length; at++) rgba[at * 4 + 3] = Math.round((person.data[at] as number) * 255);
  return { rgba, behind: { width: BEHIND, height: BEHIND, data: behind } };
}

/** Around every pixel, the mean colour of what is person (or not), however little of it there is. */
function meanWhere(colour: Plane, weight: Plane, radius: number): Plane {
  const weighted = boxBlur(
    mapPlane(colour, (value, at) => value * (weight.data[at] as number)),
    radius,
  );
  const weights = boxBlur(weight, radius);
  return mapPlane(weighted, (value, at) => value / ((weights.data[at] as number) + 1e-5));
}

const FUSION_SIDE = 384;

function ownColour(colour: Plane, person: Plane): Plane {
  const side = Math.min(colour.width, FUSION_SIDE);
  const [small, mask] = [resizePlane(colour, side, side), resizePlane(person, side, side)];
  const radius = Math.max(2, Math.round(side / 32));
  const front = meanWhere(small, mask, radius);
  const away = mapPlane(mask, (value) => 1 - value);
  const back = meanWhere(small, away, radius);
  return mapPlane(colour, (value, at) => {
    const share = person.data[at] as number;
    if (share >= 0.995 || share <= 0.005) return value;
    const [x, y] = [at % colour.width, Math.floor(at / colour.width)];
    const f = samplePlane(front, x, y, colour);
    const own = f + share * (value - share * f - (1 - share) * samplePlane(back, x, y, colour));
    return Math.min(1, Math.max(0, own));
  });
}

const BEHIND = 192;

function farColour(colour: Plane, person: Plane): Plane {
  const small = resizePlane(colour, BEHIND, BEHIND);
  // Nothing of the rim either: a person's colours in the background look like a halo.
  const free = mapPlane(boxBlur(resizePlane(person, BEHIND, BEHIND), 3), (value) => (value > 0.02 ? 0 : 1));
  let total = 0;
  let count = 0;
  for (let at = 0; at < free.data.length; at++) {
    total += (small.data[at] as number) * (free.data[at] as number);
    count += free.data[at] as number;
  }
  const usual = count > 0 ? total / count : 0.5;
  let far = small;
  let weight = free;
  // Three boxes are nearly a Gaussian; what nobody can know has the mean of all that is seen.
  for (let pass = 0; pass < 3; pass++) {
    const filled = meanWhere(far, weight, Math.round(BEHIND / 14));
    const known = boxBlur(weight, Math.round(BEHIND / 14));
    far = mapPlane(filled, (value, at) => ((known.data[at] as number) > 1e-4 ? value : usual));
    weight = mapPlane(known, (value) => Math.min(1, value + 0.01));
  }
  return far;
}
