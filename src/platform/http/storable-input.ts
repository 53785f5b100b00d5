import { storableText } from '#src/kernel/storable-text.ts';

/** No contract nests deeper; what hostile input holds further down is for the schema to refuse. */
const DEEPEST = 20;

/** Input whose texts the database can keep, whatever the caller put into them. */
export function storableInput(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return storableText(value);
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return value;
  if (Array.isArray(value)) return value.map((one) => storableInput(one, depth + 1));
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [storableText(name), storableInput(one, depth + 1)]),
  );
}
