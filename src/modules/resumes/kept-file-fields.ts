import type { z } from 'zod';
import { rowId } from '#src/kernel/row-id.ts';
import { lineOf } from '#src/modules/profiles/profile-fields.ts';

export const keptId = rowId;

const LONGEST_NAME = 100;

/** What no disk and no address takes; the same that an upload loses from its name. */
const SPECIAL = /[\\/:*?"<>|%#]/;

/** A new name for a file that someone keeps here. */
export const keptName = lineOf(LONGEST_NAME, true).refine((name) => !SPECIAL.test(String(name)), {
  params: { problem: 'specialCharacters' },
}) as z.ZodType<string, string>;
