import { z } from 'zod';

/** The number of a row, in an address or a body. Apart from the other schemas: pages load it. */
export const rowId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
