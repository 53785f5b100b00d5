import type { ByteRange } from '#src/platform/storage/storage.ts';

const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/** The one part that a `Range` header asks for. What it does not say well is not heeded: the answer is the whole file. */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'outside' | undefined {
  const [, first = '', last = ''] = RANGE.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  // Without a beginning it counts from the end.
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return undefined;
  return start > end ? 'outside' : { start, end };
}

export function partHeaders({ start, end }: ByteRange, size: number) {
  return { 'content-range': `bytes ${start}-${end}/${size}`, 'content-length': String(end - start + 1) };
}
