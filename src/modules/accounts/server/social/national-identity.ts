import { z } from 'zod';

/** A value of the identity service: bare, or in an object as Myinfo writes it. */
const value = z.union([z.string(), z.object({ value: z.string() }).transform((held) => held.value)]);
const shape = z.object({ sub: z.string(), uinfin: value.optional(), name: value });
const NATIONAL_ID = /^[STFGM]\d{7}[A-Z]$/;

/** Name and number of a person; the number stands by itself or in the subject, `s=S1234567A,u=…`. */
export function readNationalIdentity(claims: object): { id: string; name: string } {
  const { sub, uinfin, name } = shape.parse(claims);
  const id = (uinfin ?? /(?:^|,)s=([^,]+)/.exec(sub)?.[1] ?? '').trim().toUpperCase();
  if (!NATIONAL_ID.test(id)) throw new Error('The identity service gave no national number');
  return { id, name: name.trim().slice(0, 200) };
}

/**
 * Whether two names are one person's: the same words in any order, or all words of the shorter one, at least two. A
 * register writes TAN HUI MIN where someone signs as Hui Min Tan.
 */
export function isSameName(own: string, official: string): boolean {
  const [mine, theirs] = [words(own), words(official)];
  if (mine.size < 2) return mine.size === theirs.size && [...mine].every((word) => theirs.has(word));
  return [...mine].every((word) => theirs.has(word));
}

function words(name: string): Set<string> {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();
  return new Set(plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean));
}
