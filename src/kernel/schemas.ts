import { z } from 'zod';

/** An option with its translated name. */
export const named = z.object({ id: z.number().int(), value: z.string() });

const MOST_IDS = 1000;

/** A list of ids as `1,2,3`, as repeated parameters or as an array. */
export const idList = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : Array.isArray(value) ? value : [value]),
  z.array(z.coerce.number().int().min(0).max(2_147_483_647)).max(MOST_IDS),
);

export const pageNumber = z.coerce.number().int().min(1).max(100_000).default(1);

/** `1`, `true` or a boolean; anything else is refused. */
export const flag = z.preprocess(
  (value) => (value === '1' || value === 'true' ? true : value === '0' || value === 'false' ? false : value),
  z.boolean(),
);
