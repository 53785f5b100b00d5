const kinds = { Uint8Array, Uint16Array, Int32Array, Uint32Array, Float32Array };
type Kind = keyof typeof kinds;
type Numbers = InstanceType<(typeof kinds)[Kind]>;

/** Lists of numbers by their names, and groups of such. */
type PackedArrays = { [name: string]: Numbers | PackedArrays };

/** Where a list stands in the file. */
interface Place {
  kind: Kind;
  at: number;
  length: number;
}

interface Head {
  /** What the lists were made from. */
  key: string;
  lists: Record<string, Place>;
}

/** Every list begins where numbers of any width may. */
const WIDTH = 8;
/** Four bytes at the beginning tell how long the head is. */
const HEAD_AT = 4;
const BETWEEN = '.';

/** All lists as one file. */
export function packArrays(key: string, arrays: object): Uint8Array<ArrayBuffer> {
  const named = [...listsOf(arrays)];
  const lists: Head['lists'] = {};
  let size = 0;
  for (const [name, numbers] of named) {
    lists[name] = { kind: numbers.constructor.name as Kind, at: size, length: numbers.length };
    size = aligned(size + numbers.byteLength);
  }
  const head = new TextEncoder().encode(JSON.stringify({ key, lists } satisfies Head));
  const start = aligned(HEAD_AT + head.length);
  const file = new Uint8Array(start + size);
  new DataView(file.buffer).setUint32(0, head.length);
  file.set(head, HEAD_AT);
  for (const [name, { buffer, byteOffset, byteLength }] of named)
    file.set(new Uint8Array(buffer, byteOffset, byteLength), start + (lists[name] as Place).at);
  return file;
}

/** The lists of a file as views of its bytes; nothing when they were made from something else, or the file is cut off. */
export function unpackArrays<Data extends object>(file: Uint8Array<ArrayBuffer>, key: string): Data | undefined {
  try {
    return readLists(file, key) as Data | undefined;
  } catch (error) {
    if (error instanceof RangeError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function readLists(file: Uint8Array<ArrayBuffer>, key: string): PackedArrays | undefined {
  const length = new DataView(file.buffer, file.byteOffset, file.length).getUint32(0);
  const head: Head = JSON.parse(new TextDecoder().decode(file.subarray(HEAD_AT, HEAD_AT + length)));
  if (head.key !== key) return undefined;
  const start = file.byteOffset + aligned(HEAD_AT + length);
  const arrays: PackedArrays = {};
  for (const [name, { kind, at, length: size }] of Object.entries(head.lists)) {
    const path = name.split(BETWEEN);
    const last = path.pop() as string;
    let group = arrays;
    for (const part of path) {
      group[part] ??= {};
      group = group[part] as PackedArrays;
    }
    group[last] = new kinds[kind](file.buffer, start + at, size);
  }
  return arrays;
}

function* listsOf(arrays: object, path = ''): Generator<[string, Numbers]> {
  for (const [name, value] of Object.entries(arrays)) {
    if (ArrayBuffer.isView(value)) yield [path + name, value as Numbers];
    else yield* listsOf(value, path + name + BETWEEN);
  }
}

function aligned(size: number): number {
  return Math.ceil(size / WIDTH) * WIDTH;
}
