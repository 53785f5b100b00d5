import { openFlatbuffer } from './flatbuffer.ts';

/** A step of a network: what it does with which tensors. */
export interface Step {
  op: string;
  inputs: number[];
  output: number;
  /** Of the operation, by its place in the format's table. */
  option(index: number, kind: 'int' | 'byte'): number;
}

export interface Tensor {
  shape: number[];
  data: Float32Array;
}

export interface Network {
  input: number;
  outputs: number[];
  shapes: number[][];
  /** Weights and other tensors that are the same for every picture. */
  constants: Map<number, Tensor>;
  steps: Step[];
}

/** The operations that our models use, by their number in the TensorFlow Lite schema. */
const OPERATIONS: Partial<Record<number, string>> = {
  0: 'add',
  1: 'averagePool',
  2: 'concat',
  3: 'conv',
  4: 'depthwiseConv',
  6: 'dequantize',
  14: 'logistic',
  17: 'maxPool',
  18: 'mul',
  19: 'relu',
  22: 'reshape',
  23: 'resizeBilinear',
  32: 'custom',
  34: 'pad',
  117: 'hardSwish',
};
const FLOAT32 = 0;
const FLOAT16 = 1;
const INT32 = 2;

/** Reads a model in the TensorFlow Lite format; an operation that we do not know is a fault at once. */
export function readTflite(bytes: Buffer): Network {
  const file = openFlatbuffer(bytes);
  const codes = file.tables(file.root, 1).map((code) => {
    const number = Math.max(file.byte(code, 0), file.int(code, 3));
    const name = OPERATIONS[number];
    const custom = file.bytes(code, 1).toString('latin1');
    if (!name || (name === 'custom' && custom !== 'Convolution2DTransposeBias')) {
      throw new Error(`a model has the unknown operation ${custom || number}`);
    }
    return name;
  });
  const [graph] = file.tables(file.root, 2);
  if (graph === undefined) throw new Error('a model has no graph');
  const buffers = file.tables(file.root, 4).map((buffer) => file.bytes(buffer, 0));
  const constants = new Map<number, Tensor>();
  const shapes = file.tables(graph, 0).map((tensor, id) => {
    const shape = file.numbers(tensor, 0);
    const kept = buffers[file.int(tensor, 2)];
    if (kept?.length) constants.set(id, { shape, data: toFloats(kept, file.byte(tensor, 1)) });
    return shape;
  });
  const steps = file.tables(graph, 3).map((step): Step => {
    const options = file.table(step, 4);
    return {
      op: codes[file.int(step, 0)] ?? '',
      inputs: file.numbers(step, 1),
      output: file.numbers(step, 2)[0] ?? -1,
      option: (index, kind) => (options === undefined ? 0 : file[kind](options, index)),
    };
  });
  return { input: file.numbers(graph, 1)[0] ?? 0, outputs: file.numbers(graph, 2), shapes, constants, steps };
}

function toFloats(bytes: Buffer, type: number): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const width = type === FLOAT16 ? 2 : 4;
  const floats = new Float32Array(bytes.length / width);
  for (let at = 0; at < floats.length; at++) floats[at] = readNumber(view, at * width, type);
  return floats;
}

function readNumber(view: DataView, at: number, type: number): number {
  if (type === FLOAT32) return view.getFloat32(at, true);
  if (type === INT32) return view.getInt32(at, true);
  if (type === FLOAT16) return halfToFloat(view.getUint16(at, true));
  throw new Error(`a model has weights of the unknown type ${type}`);
}

/** IEEE 754 binary16. */
function halfToFloat(half: number): number {
  const sign = half & 0x8000 ? -1 : 1;
  const exponent = (half >> 10) & 0x1f;
  const fraction = half & 0x3ff;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}
