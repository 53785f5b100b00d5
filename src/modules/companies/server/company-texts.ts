import { AppError } from '#src/kernel/errors.ts';
import type { OptionData } from '#src/modules/options/server/options.public.ts';
import { breachProblems } from '#src/modules/wording/server/wording.public.ts';

/** The page has fields of its own for these. */
const HAS_FIELDS = ['phone', 'email', 'link'] as const;

/** Refuses a company's own words when they shut people out, ask for money or lead to a messenger, as in its jobs. */
export function assertCompanyTexts(
  data: OptionData,
  texts: { country_id: number; overview?: string | null; culture?: string | null },
): void {
  const countryCode = data.countries.find(({ id }) => id === texts.country_id)?.code ?? 'US';
  const problems = (['overview', 'culture'] as const).flatMap((field) =>
    breachProblems(field, texts[field] ?? '', { place: 'description', countryCode, allowed: HAS_FIELDS }),
  );
  if (problems.length > 0) throw new AppError('validationFailed', {}, problems);
}
