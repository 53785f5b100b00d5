import { z } from 'zod';

/**
 * EMP-08: the mark of the link that led here (`alert`, `feed`, `embed`, `share`) or the `query_id` of the list. It is read
 * as one of a short list of sources; never an address, and nothing of it is kept as it was sent.
 */
export const cameFrom = z.string().max(100).nullish();
