const SECTOR = 512;
const END = -2;
const TEXT_AT = 2048;
/** Shorter streams would stand in a table of their own. */
const LEAST_STREAM = 4096;

interface Entry {
  name: string;
  type: 1 | 2 | 5;
  right?: number;
  child?: number;
  bytes?: Buffer;
}

interface Word97Options {
  /** The source of a macro, where old versions of Word keep it. */
  macro?: string;
  /** Lets the sectors of the text follow each other in a circle. */
  isCircle?: boolean;
}

/** A DOC as old versions of Word write it, with paragraphs of plain text. */
export function word97(paragraphs: string[], { macro, isCircle = false }: Word97Options = {}): Buffer {
  const text = `${paragraphs.join('\r')}\r`;
  const entries: Entry[] = [
    { name: 'Root Entry', type: 5, child: 1 },
    { name: 'WordDocument', type: 2, right: 2, bytes: mainStream(text) },
    { name: '1Table', type: 2, ...(macro && { right: 3 }), bytes: pieceTable(text.length) },
  ];
  if (macro) {
    entries.push(
      { name: 'Macros', type: 1, child: 4 },
      { name: 'VBA', type: 1, child: 5 },
      { name: 'ThisDocument', type: 2, bytes: Buffer.from(macro) },
    );
  }
  return packContainer(entries, isCircle);
}

function mainStream(text: string): Buffer {
  const head = Buffer.alloc(TEXT_AT);
  head.writeUInt16LE(0xa5ec, 0);
  head.writeUInt16LE(0x0200, 0x0a);
  head.writeUInt32LE(TEXT_AT, 0x18);
  head.writeUInt32LE(text.length, 0x4c);
  head.writeUInt32LE(21, 0x1a6);
  return Buffer.concat([head, Buffer.from(text, 'utf16le')]);
}

/** One piece: all of the text, two bytes a letter. */
function pieceTable(length: number): Buffer {
  const table = Buffer.alloc(21);
  table.writeUInt8(2, 0);
  table.writeUInt32LE(16, 1);
  table.writeUInt32LE(length, 9);
  table.writeUInt32LE(TEXT_AT, 15);
  return table;
}

function packContainer(entries: Entry[], isCircle: boolean): Buffer {
  const next = [-3];
  const sectors: Buffer[] = [];
  const add = (bytes: Buffer, least = 0) => {
    const count = Math.ceil(Math.max(bytes.length, least) / SECTOR);
    const first = next.length;
    for (let at = 1; at <= count; at++) next.push(at === count ? END : first + at);
    sectors.push(Buffer.concat([bytes, Buffer.alloc(count * SECTOR - bytes.length)]));
    return first;
  };
  const directorySectors = Math.ceil(entries.length / 4);
  const directory = Buffer.alloc(directorySectors * SECTOR);
  const directoryAt = add(directory);
  const places = entries.map(({ bytes }) => (bytes ? add(bytes, LEAST_STREAM) : END));
  for (const [index, entry] of entries.entries()) describe(directory, index, entry, places[index] ?? END);
  directory.copy(sectors[0] as Buffer);
  if (isCircle) next[(places[1] ?? 0) + 1] = places[1] ?? 0;
  const table = Buffer.alloc(SECTOR, 0xff);
  for (const [index, sector] of next.entries()) table.writeInt32LE(sector, index * 4);
  return Buffer.concat([header(directoryAt), table, ...sectors]);
}

function describe(directory: Buffer, index: number, entry: Entry, place: number): void {
  const at = index * 128;
  directory.write(entry.name, at, 'utf16le');
  directory.writeUInt16LE((entry.name.length + 1) * 2, at + 64);
  directory.writeUInt8(entry.type, at + 66);
  directory.writeInt32LE(-1, at + 68);
  directory.writeInt32LE(entry.right ?? -1, at + 72);
  directory.writeInt32LE(entry.child ?? -1, at + 76);
  directory.writeInt32LE(place, at + 116);
  directory.writeInt32LE(entry.bytes ? Math.max(entry.bytes.length, LEAST_STREAM) : 0, at + 120);
}

function header(directoryAt: number): Buffer {
  const head = Buffer.alloc(SECTOR, 0xff);
  head.fill(0, 0, 76);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(head);
  head.writeUInt16LE(0x3e, 24);
  head.writeUInt16LE(3, 26);
  head.writeUInt16LE(0xfffe, 28);
  head.writeUInt16LE(9, 30);
  head.writeUInt16LE(6, 32);
  head.writeInt32LE(1, 44);
  head.writeInt32LE(directoryAt, 48);
  head.writeInt32LE(LEAST_STREAM, 56);
  head.writeInt32LE(END, 60);
  head.writeInt32LE(END, 68);
  head.writeInt32LE(0, 76);
  return head;
}
