import { z } from 'zod';
import { lineOf } from '#src/modules/profiles/profile-fields.ts';

const LONGEST_NAME = 100;

export const keptId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** What no disk and no address takes; the same that an upload loses from its name. */
const SPECIAL = /[\\/:*?"<>|%#]/;

/** A new name for a file that someone keeps here. */
export const keptName = lineOf(LONGEST_NAME, true).refine((name) => !SPECIAL.test(String(name)), {
  params: { problem: 'specialCharacters' },
}) as z.ZodType<string, string>;
