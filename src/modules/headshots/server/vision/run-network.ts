import { averagePool, conv, depthwiseConv, maxPool, transposeConv } from './convolution.ts';
import type { Network, Step, Tensor } from './read-tflite.ts';

/** What every operation does; those with a window have their options at the same places of the format's tables. */
const operations: Record<string, (inputs: Tensor[], step: Step, shape: number[]) => Tensor> = {
  dequantize: ([input]) => some(input),
  conv: ([input, weights, bias], step) =>
    activate(conv(some(input), some(weights), some(bias), windowOf(step)), step.option(3, 'byte')),
  depthwiseConv: ([input, weights, bias], step) =>
    activate(depthwiseConv(some(input), some(weights), some(bias), windowOf(step)), step.option(4, 'byte')),
  custom: ([input, weights, bias]) => transposeConv(some(input), some(weights), some(bias)),
  maxPool: ([input], step) => maxPool(some(input), kernelOf(step), windowOf(step)),
  averagePool: ([input], step) => averagePool(some(input), kernelOf(step), windowOf(step)),
  add: ([one, other], step) =>
    activate(
      combine(some(one), some(other), (a, b) => a + b),
      step.option(0, 'byte'),
    ),
  mul: ([one, other], step) =>
    activate(
      combine(some(one), some(other), (a, b) => a * b),
      step.option(0, 'byte'),
    ),
  relu: ([input]) => each(some(input), (value) => Math.max(0, value)),
  hardSwish: ([input]) => each(some(input), (value) => (value * Math.min(6, Math.max(0, value + 3))) / 6),
  logistic: ([input]) => each(some(input), (value) => 1 / (1 + Math.exp(-value))),
  reshape: ([input], _, shape) => ({ shape, data: some(input).data }),
  concat: (inputs, _, shape) => concat(inputs, shape),
  pad: ([input, margins], _, shape) => pad(some(input), some(margins), shape),
  resizeBilinear: ([input], step, shape) => resizeBilinear(some(input), shape, step.option(3, 'byte') !== 0),
};

/** Runs a network on one picture and gives its outputs in their order. What no later step needs is let go of. */
export function runNetwork({ input, outputs, shapes, constants, steps }: Network, picture: Float32Array): Tensor[] {
  const tensors = new Map(constants);
  const lastUse = new Map(steps.flatMap(({ inputs }, at) => inputs.map((id) => [id, at] as const)));
  tensors.set(input, { shape: shapes[input] ?? [], data: picture });
  for (const [at, step] of steps.entries()) {
    const operation = operations[step.op];
    if (!operation) throw new Error(`a model has the unknown operation ${step.op}`);
    const inputs = step.inputs.map((id) => some(tensors.get(id)));
    tensors.set(step.output, operation(inputs, step, shapes[step.output] ?? []));
    for (const id of step.inputs) if (lastUse.get(id) === at && !outputs.includes(id)) tensors.delete(id);
  }
  return outputs.map((id) => some(tensors.get(id)));
}

function some(tensor: Tensor | undefined): Tensor {
  if (!tensor) throw new Error('a model lacks a tensor');
  return tensor;
}

const windowOf = (step: Step) => ({ isSame: step.option(0, 'byte') === 0, stride: step.option(1, 'int') });
const kernelOf = (step: Step): [number, number] => [step.option(4, 'int'), step.option(3, 'int')];

const RELU = 1;
const RELU6 = 3;

function activate(tensor: Tensor, activation: number): Tensor {
  if (activation === 0) return tensor;
  if (activation !== RELU && activation !== RELU6) throw new Error(`a model has the unknown activation ${activation}`);
  const most = activation === RELU ? Number.POSITIVE_INFINITY : 6;
  return each(tensor, (value) => Math.min(most, Math.max(0, value)));
}

function each({ shape, data }: Tensor, change: (value: number) => number): Tensor {
  const changed = new Float32Array(data.length);
  for (let at = 0; at < data.length; at++) changed[at] = change(data[at] as number);
  return { shape, data: changed };
}

/** The smaller one has one value for each channel, or is of the same size. */
function combine(one: Tensor, other: Tensor, join: (a: number, b: number) => number): Tensor {
  const [large, small] = one.data.length >= other.data.length ? [one, other] : [other, one];
  const data = new Float32Array(large.data.length);
  const { length } = small.data;
  for (let start = 0; start < data.length; start += length) {
    for (let at = 0; at < length; at++)
      data[start + at] = join(large.data[start + at] as number, small.data[at] as number);
  }
  return { shape: large.shape, data };
}

/** Our models only join lists: everything of the first, then of the next. */
function concat(inputs: Tensor[], shape: number[]): Tensor {
  const data = new Float32Array(shape.reduce((product, size) => product * size, 1));
  let at = 0;
  for (const input of inputs) {
    data.set(input.data, at);
    at += input.data.length;
  }
  return { shape, data };
}

/** Zeros around a picture, or behind its channels. */
function pad({ shape, data }: Tensor, margins: Tensor, outShape: number[]): Tensor {
  const [, height = 1, width = 1, depth = 1] = shape;
  const [, outHeight = 1, outWidth = 1, outDepth = 1] = outShape;
  const [top, left, front] = [margins.data[2] ?? 0, margins.data[4] ?? 0, margins.data[6] ?? 0];
  const padded = new Float32Array(outHeight * outWidth * outDepth);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * depth;
      padded.set(data.subarray(from, from + depth), ((y + top) * outWidth + x + left) * outDepth + front);
    }
  }
  return { shape: outShape, data: padded };
}

function resizeBilinear({ shape, data }: Tensor, outShape: number[], isHalfPixel: boolean): Tensor {
  const [, height = 1, width = 1, depth = 1] = shape;
  const [, outHeight = 1, outWidth = 1] = outShape;
  const shift = isHalfPixel ? 0.5 : 0;
  const resized = new Float32Array(outHeight * outWidth * depth);
  const columns = Array.from({ length: outWidth }, (_, x) => placeOf(x, width, outWidth, shift));
  for (let y = 0, to = 0; y < outHeight; y++) {
    const row = placeOf(y, height, outHeight, shift);
    for (const column of columns) {
      const [a, b] = [(row.low * width + column.low) * depth, (row.low * width + column.high) * depth];
      const [c, d] = [(row.high * width + column.low) * depth, (row.high * width + column.high) * depth];
      for (let channel = 0; channel < depth; channel++, to++) {
        const [above, below] = [
          (data[a + channel] as number) * (1 - column.share) + (data[b + channel] as number) * column.share,
          (data[c + channel] as number) * (1 - column.share) + (data[d + channel] as number) * column.share,
        ];
        resized[to] = above * (1 - row.share) + below * row.share;
      }
    }
  }
  return { shape: outShape, data: resized };
}

/** The two pixels that a place lies between, and how near it is to the second. */
function placeOf(at: number, size: number, outSize: number, shift: number) {
  const exact = Math.max(0, ((at + shift) * size) / outSize - shift);
  const low = Math.min(size - 1, Math.floor(exact));
  return { low, high: Math.min(size - 1, low + 1), share: exact - low };
}
