/** Reads the tables of a FlatBuffers file: a table is a place, and a field of it is a place or missing. */
export function openFlatbuffer(bytes: Buffer) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const follow = (at: number) => at + view.getUint32(at, true);

  /** Where the value of a field begins; undefined when it has its default. */
  function field(table: number, index: number): number | undefined {
    const layout = table - view.getInt32(table, true);
    const entry = 4 + index * 2;
    const offset = entry < view.getUint16(layout, true) ? view.getUint16(layout + entry, true) : 0;
    return offset === 0 ? undefined : table + offset;
  }
  function vector(table: number, index: number): { length: number; start: number } {
    const at = field(table, index);
    if (at === undefined) return { length: 0, start: 0 };
    const start = follow(at);
    return { length: view.getUint32(start, true), start: start + 4 };
  }
  const each = <T>(table: number, index: number, read: (at: number) => T): T[] => {
    const { length, start } = vector(table, index);
    return Array.from({ length }, (_, at) => read(start + at * 4));
  };
  const read =
    <T>(how: (at: number) => T, missing: T) =>
    (table: number, index: number): T => {
      const at = field(table, index);
      return at === undefined ? missing : how(at);
    };

  return {
    root: follow(0),
    tables: (table: number, index: number) => each(table, index, follow),
    numbers: (table: number, index: number) => each(table, index, (at) => view.getInt32(at, true)),
    table: (table: number, index: number) => read<number | undefined>(follow, undefined)(table, index),
    int: read((at) => view.getInt32(at, true), 0),
    byte: read((at) => view.getInt8(at), 0),
    bytes(table: number, index: number): Buffer {
      const { length, start } = vector(table, index);
      return bytes.subarray(start, start + length);
    },
  };
}
