import { loadModel } from './models.ts';
import { openPicture, type Picture } from './picture.ts';
import { runNetwork } from './run-network.ts';

/** A face from the brows to the chin, in pixels of the picture. */
export interface Face {
  left: number;
  top: number;
  width: number;
  height: number;
  /** From 0 to 1. */
  score: number;
}

/** BlazeFace, full range: a square of this side goes in, and each cell of the grid tells of one face. */
const SIDE = 192;
const GRID = 48;
const VALUES = 16;
const LEAST_SCORE = 0.6;
/** Boxes that share so much of themselves are the same face. */
const SAME_FACE = 0.3;

/** The faces of a picture, the surest first. */
export async function findFaces(picture: Picture): Promise<Face[]> {
  const [boxes, scores] = runNetwork(await loadModel('faces'), await drawInput(picture));
  if (!boxes || !scores) throw new Error('the model of faces has no outputs');
  const long = Math.max(picture.width, picture.height);
  const [shiftX, shiftY] = [(long - picture.width) / 2, (long - picture.height) / 2];
  const found: Face[] = [];
  for (let cell = 0; cell < GRID * GRID; cell++) {
    const score = 1 / (1 + Math.exp(-(scores.data[cell] as number)));
    if (score < LEAST_SCORE) continue;
    const [x = 0, y = 0, wide = 0, high = 0] = boxes.data.subarray(cell * VALUES, cell * VALUES + 4);
    const middleX = x / SIDE + ((cell % GRID) + 0.5) / GRID;
    const middleY = y / SIDE + (Math.floor(cell / GRID) + 0.5) / GRID;
    const [width, height] = [(wide / SIDE) * long, (high / SIDE) * long];
    const left = middleX * long - width / 2 - shiftX;
    found.push({ left, top: middleY * long - height / 2 - shiftY, width, height, score });
  }
  return withoutRepeats(found.toSorted((one, other) => other.score - one.score));
}

/** The whole picture in the middle of a black square, each colour from -1 to 1. */
async function drawInput(picture: Picture): Promise<Float32Array> {
  const drawn = (await openPicture(picture)).resize(SIDE, SIDE, { fit: 'contain', background: '#000' });
  return Float32Array.from(await drawn.removeAlpha().raw().toBuffer(), (value) => value / 127.5 - 1);
}

/** Non-maximum suppression: of boxes on the same face the surest stays. */
function withoutRepeats(faces: Face[]): Face[] {
  const kept: Face[] = [];
  for (const face of faces) if (!kept.some((other) => overlap(face, other) > SAME_FACE)) kept.push(face);
  return kept;
}

function overlap(one: Face, other: Face): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / (one.width * one.height + other.width * other.height - width * height);
}
