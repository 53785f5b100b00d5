/** Lists of numbers one behind the other, without an object for each. */
export interface NumberLists {
  /** Where each list begins, and where the last one ends. */
  starts: Uint32Array;
  values: Int32Array;
}

export function packLists(lists: readonly (readonly number[])[]): NumberLists {
  const starts = new Uint32Array(lists.length + 1);
  for (const [at, list] of lists.entries()) starts[at + 1] = (starts[at] as number) + list.length;
  const values = new Int32Array(starts[lists.length] as number);
  for (const [at, list] of lists.entries()) values.set(list, starts[at]);
  return { starts, values };
}

/** A view of the list, not a copy. */
export function listAt({ starts, values }: NumberLists, at: number): Int32Array {
  return values.subarray(starts[at], starts[at + 1]);
}

export function lengthAt({ starts }: NumberLists, at: number): number {
  return (starts[at + 1] as number) - (starts[at] as number);
}
