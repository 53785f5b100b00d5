/** One value for every pixel of a picture. */
export interface Plane {
  width: number;
  height: number;
  data: Float32Array;
}

export function emptyPlane({ width, height }: Pick<Plane, 'width' | 'height'>): Plane {
  return { width, height, data: new Float32Array(width * height) };
}

/** A plane of the same size, pixel by pixel. */
export function mapPlane(plane: Plane, change: (value: number, at: number) => number): Plane {
  const { width, height, data } = plane;
  const changed = new Float32Array(data.length);
  for (let at = 0; at < data.length; at++) changed[at] = change(data[at] as number, at);
  return { width, height, data: changed };
}

/** The mean of the square around every pixel, by running sums: as fast for a large radius as for a small one. */
export function boxBlur(plane: Plane, radius: number): Plane {
  const { width, height } = plane;
  const rows = blurLines(plane.data, { lines: height, length: width, lineStep: width, step: 1, radius });
  return { width, height, data: blurLines(rows, { lines: width, length: height, lineStep: 1, step: width, radius }) };
}

interface Lines {
  lines: number;
  length: number;
  lineStep: number;
  step: number;
  radius: number;
}

function blurLines(data: Float32Array, { lines, length, lineStep, step, radius }: Lines): Float32Array {
  const blurred = new Float32Array(data.length);
  for (let line = 0; line < lines; line++) {
    const start = line * lineStep;
    let sum = 0;
    let count = 0;
    for (let at = 0; at < Math.min(radius, length); at++, count++) sum += data[start + at * step] as number;
    for (let at = 0; at < length; at++) {
      const next = at + radius;
      const gone = at - radius - 1;
      if (next < length) {
        sum += data[start + next * step] as number;
        count++;
      }
      if (gone >= 0) {
        sum -= data[start + gone * step] as number;
        count--;
      }
      blurred[start + at * step] = sum / count;
    }
  }
  return blurred;
}

/** The same picture with other measures, each pixel out of the four that are nearest to its middle. */
export function resizePlane(plane: Plane, width: number, height: number): Plane {
  const resized = emptyPlane({ width, height });
  const columns = Array.from({ length: width }, (_, x) => place(x, plane.width, width));
  for (let y = 0, to = 0; y < height; y++) {
    const row = place(y, plane.height, height);
    const [above, below] = [row.low * plane.width, row.high * plane.width];
    for (let x = 0; x < width; x++, to++) {
      const { low, high, share } = columns[x] as ReturnType<typeof place>;
      const top = (plane.data[above + low] as number) * (1 - share) + (plane.data[above + high] as number) * share;
      const foot = (plane.data[below + low] as number) * (1 - share) + (plane.data[below + high] as number) * share;
      resized.data[to] = top * (1 - row.share) + foot * row.share;
    }
  }
  return resized;
}

/** One pixel of what `resizePlane` would draw: for those who need only a few of them. */
export function samplePlane(
  plane: Plane,
  x: number,
  y: number,
  { width, height }: Pick<Plane, 'width' | 'height'>,
): number {
  const [column, row] = [place(x, plane.width, width), place(y, plane.height, height)];
  const at = (r: number, c: number) => plane.data[r * plane.width + c] as number;
  const top = at(row.low, column.low) * (1 - column.share) + at(row.low, column.high) * column.share;
  const foot = at(row.high, column.low) * (1 - column.share) + at(row.high, column.high) * column.share;
  return top * (1 - row.share) + foot * row.share;
}

function place(at: number, size: number, outSize: number) {
  const exact = Math.min(size - 1, Math.max(0, ((at + 0.5) * size) / outSize - 0.5));
  const low = Math.floor(exact);
  return { low, high: Math.min(size - 1, low + 1), share: exact - low };
}
