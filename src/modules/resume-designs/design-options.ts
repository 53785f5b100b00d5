import { z } from 'zod';
import {
  accents,
  type DesignOptions,
  designNames,
  fonts,
  pageLimits,
  papers,
  sheetSections,
  spacings,
} from './resume-design.ts';

const section = z.enum(sheetSections);

/** The same as `DesignOptions`, as it comes over the wire. */
export const designOptions: z.ZodType<DesignOptions, DesignOptions> = z.object({
  design: z.enum(designNames),
  accent: z.enum(accents),
  font: z.enum(fonts),
  spacing: z.enum(spacings),
  paper: z.enum(papers),
  pages: z.enum(pageLimits),
  order: z
    .array(section)
    .length(sheetSections.length)
    .refine((kinds) => new Set(kinds).size === kinds.length),
  hidden: z.array(section).max(sheetSections.length),
  has_photo: z.boolean(),
});
