import type { Tensor } from './read-tflite.ts';

/** How a window moves over a picture; the places before its first and after its last pixel count as nothing. */
interface Window {
  stride: number;
  /** As many pixels come out as go in (divided by the stride), else only those whose window lies within. */
  isSame: boolean;
}

type Size = readonly [height: number, width: number];

function measure(size: number, kernel: number, { stride, isSame }: Window): { out: number; before: number } {
  if (!isSame) return { out: Math.floor((size - kernel) / stride) + 1, before: 0 };
  const out = Math.ceil(size / stride);
  return { out, before: Math.max(0, (out - 1) * stride + kernel - size) >> 1 };
}

const sizeOf = ({ shape }: Tensor): Size => [shape[1] ?? 1, shape[2] ?? 1];
const depthOf = ({ shape }: Tensor): number => shape[3] ?? 1;

interface Walk {
  out: Size;
  /** Calls for every pixel that comes out and every place of its window that lies within the picture. */
  run(visit: (to: number, from: number, place: number) => void): void;
}

function walk(input: Tensor, kernel: Size, window: Window): Walk {
  const [height, width] = sizeOf(input);
  const rows = measure(height, kernel[0], window);
  const columns = measure(width, kernel[1], window);
  const run: Walk['run'] = (visit) => {
    for (let to = 0; to < rows.out * columns.out; to++) {
      const top = Math.floor(to / columns.out) * window.stride - rows.before;
      const left = (to % columns.out) * window.stride - columns.before;
      for (let y = Math.max(0, -top); y < Math.min(kernel[0], height - top); y++) {
        for (let x = Math.max(0, -left); x < Math.min(kernel[1], width - left); x++) {
          visit(to, (top + y) * width + left + x, y * kernel[1] + x);
        }
      }
    }
  };
  return { out: [rows.out, columns.out], run };
}

/** Every pixel begins with the bias of its channels. */
function beginWith(bias: Tensor, [height, width]: Size, depth: number): Tensor {
  const data = new Float32Array(height * width * depth);
  for (let at = 0; at < data.length; at += depth) data.set(bias.data, at);
  return { shape: [1, height, width, depth], data };
}

/** CONV_2D. */
export function conv(input: Tensor, weights: Tensor, bias: Tensor, window: Window): Tensor {
  const [height, width] = sizeOf(weights);
  const isSinglePixel = height === 1 && width === 1 && window.stride === 1;
  return isSinglePixel ? mixChannels(input, weights, bias) : convWindow(input, weights, bias, window);
}

/** Nearly all the work of our networks: every pixel by itself. Four sums at a time stay in registers. */
function mixChannels(input: Tensor, weights: Tensor, bias: Tensor): Tensor {
  const [depth, outDepth] = [depthOf(input), weights.shape[0] ?? 1];
  const pixels = input.data.length / depth;
  const data = new Float32Array(pixels * outDepth);
  const [values, scales] = [input.data, weights.data];
  for (let out = 0; out < outDepth; out += 4) {
    const [one, two, three, four] = [0, 1, 2, 3].map((step) => Math.min(out + step, outDepth - 1) * depth) as [
      number,
      number,
      number,
      number,
    ];
    for (let pixel = 0; pixel < pixels; pixel++) {
      const from = pixel * depth;
      let [a, b, c, d] = [0, 0, 0, 0];
      for (let channel = 0; channel < depth; channel++) {
        const value = values[from + channel] as number;
        a += value * (scales[one + channel] as number);
        b += value * (scales[two + channel] as number);
        c += value * (scales[three + channel] as number);
        d += value * (scales[four + channel] as number);
      }
      const to = pixel * outDepth + out;
      data[to] = a;
      if (out + 1 < outDepth) data[to + 1] = b;
      if (out + 2 < outDepth) data[to + 2] = c;
      if (out + 3 < outDepth) data[to + 3] = d;
    }
  }
  for (let at = 0; at < data.length; at++) (data[at] as number) += bias.data[at % outDepth] as number;
  return { shape: [1, ...sizeOf(input), outDepth], data };
}

function convWindow(input: Tensor, weights: Tensor, bias: Tensor, window: Window): Tensor {
  const [depth, outDepth] = [depthOf(input), weights.shape[0] ?? 1];
  const kernel = sizeOf(weights);
  const turned = inputsFirst(weights.data, outDepth);
  const { out, run } = walk(input, kernel, window);
  const result = beginWith(bias, out, outDepth);
  run((to, from, place) => {
    const weight = place * depth * outDepth;
    for (let channel = 0; channel < depth; channel++) {
      const value = input.data[from * depth + channel] as number;
      if (value !== 0) addTimes(result.data, to * outDepth, turned, weight + channel * outDepth, value, outDepth);
    }
  });
  return result;
}

/** The hot loop of every network: it runs straight through memory. */
function addTimes(
  sums: Float32Array,
  to: number,
  weights: Float32Array,
  from: number,
  value: number,
  count: number,
): void {
  for (let at = 0; at < count; at++) (sums[to + at] as number) += value * (weights[from + at] as number);
}

/** The weights that one input has for all outputs stand side by side. */
function inputsFirst(weights: Float32Array, outputs: number): Float32Array {
  const inputs = weights.length / outputs;
  const turned = new Float32Array(weights.length);
  for (let out = 0; out < outputs; out++) {
    for (let at = 0; at < inputs; at++) turned[at * outputs + out] = weights[out * inputs + at] as number;
  }
  return turned;
}

/** DEPTHWISE_CONV_2D with as many channels out as in. */
export function depthwiseConv(input: Tensor, weights: Tensor, bias: Tensor, window: Window): Tensor {
  const depth = depthOf(input);
  const { out, run } = walk(input, sizeOf(weights), window);
  const { shape, data } = beginWith(bias, out, depth);
  run((to, from, place) => {
    for (let channel = 0; channel < depth; channel++) {
      (data[to * depth + channel] as number) +=
        (input.data[from * depth + channel] as number) * (weights.data[place * depth + channel] as number);
    }
  });
  return { shape, data };
}

/** MediaPipe's own operation: every pixel becomes a square of pixels that do not touch those of its neighbours. */
export function transposeConv(input: Tensor, weights: Tensor, bias: Tensor): Tensor {
  const [height, width] = sizeOf(input);
  const [kernelHeight, kernelWidth] = sizeOf(weights);
  const depth = depthOf(input);
  if (weights.shape[0] !== 1) throw new Error('a model has a transposed convolution of more than one channel');
  const data = new Float32Array(height * kernelHeight * width * kernelWidth).fill(bias.data[0] ?? 0);
  for (let at = 0; at < data.length; at++) {
    const [y, x] = [Math.floor(at / (width * kernelWidth)), at % (width * kernelWidth)];
    const from = (Math.floor(y / kernelHeight) * width + Math.floor(x / kernelWidth)) * depth;
    const weight = ((y % kernelHeight) * kernelWidth + (x % kernelWidth)) * depth;
    for (let channel = 0; channel < depth; channel++) {
      (data[at] as number) += (input.data[from + channel] as number) * (weights.data[weight + channel] as number);
    }
  }
  return { shape: [1, height * kernelHeight, width * kernelWidth, 1], data };
}

/** MAX_POOL_2D. */
export function maxPool(input: Tensor, kernel: Size, window: Window): Tensor {
  const depth = depthOf(input);
  const { out, run } = walk(input, kernel, window);
  const data = new Float32Array(out[0] * out[1] * depth).fill(Number.NEGATIVE_INFINITY);
  run((to, from) => {
    for (let channel = 0; channel < depth; channel++) {
      const value = input.data[from * depth + channel] as number;
      if (value > (data[to * depth + channel] as number)) data[to * depth + channel] = value;
    }
  });
  return { shape: [1, ...out, depth], data };
}

/** AVERAGE_POOL_2D. */
export function averagePool(input: Tensor, kernel: Size, window: Window): Tensor {
  const depth = depthOf(input);
  const { out, run } = walk(input, kernel, window);
  const data = new Float32Array(out[0] * out[1] * depth);
  const counts = new Float32Array(out[0] * out[1]);
  run((to, from) => {
    (counts[to] as number) += 1;
    for (let channel = 0; channel < depth; channel++) {
      (data[to * depth + channel] as number) += input.data[from * depth + channel] as number;
    }
  });
  for (let at = 0; at < data.length; at++) (data[at] as number) /= counts[Math.floor(at / depth)] as number;
  return { shape: [1, ...out, depth], data };
}
