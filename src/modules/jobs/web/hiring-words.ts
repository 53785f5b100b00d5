import { listFormat } from '#src/kernel/formats.ts';
import type { Values } from '#src/kernel/translate.ts';
import type { TextKey } from '#src/ui/text-keys.ts';
import type { Eligibility } from '../job-card.ts';

type Rule = Eligibility['rules'][number];

interface Reader {
  t: (key: TextKey, values?: Values) => string;
  language: string;
  /** The name of the reader's country; empty when they have chosen none. */
  country: string;
}

export const ruleNames: Record<Rule['rule'], TextKey> = {
  country: 'jobs.hire.country',
  timezone: 'jobs.hire.timezone',
  language: 'jobs.hire.language',
  work_eligibility: 'jobs.hire.workEligibility',
};

/**
 * 'Can I be hired from here?' in one line (TRU-08). A no names the first rule that stands against it; what is not known
 * is named, with what would help.
 */
export function hiringWords({ answer, rules }: Eligibility, reader: Reader): string {
  const { t, language } = reader;
  const deciding = rules.filter((rule) => rule.answer === answer);
  const [first] = deciding;
  if (answer === 'yes' || !first) return t('jobs.hire.yes');
  if (answer === 'no') return refusal(first, reader);
  const lines = [...new Set(deciding.map((rule) => question(rule, reader)))];
  if (lines.length === 1) return lines[0] as string;
  const names = deciding.map(({ rule }) => t(ruleNames[rule]));
  return t('jobs.hire.several', { rules: listFormat(language, { type: 'unit' }).format(names) });
}

function refusal({ rule, unmet: wants }: Rule, { t, country }: Reader): string {
  switch (rule) {
    case 'country':
      return country ? t('jobs.hire.noCountry', { country }) : t('jobs.hire.noHere');
    case 'timezone':
      return t('jobs.hire.noTimezone', { wants });
    case 'language':
      return t('jobs.hire.noLanguage', { wants });
    case 'work_eligibility':
      return t('jobs.hire.noWorkEligibility', { wants });
  }
}

/** What is not known yet, and who could tell. */
function question({ rule, unmet: wants }: Rule, { t, country }: Reader): string {
  switch (rule) {
    case 'country':
      return country ? t('jobs.hire.askCountry') : t('jobs.hire.chooseCountry');
    case 'timezone':
      return country ? t('jobs.hire.zoneMixed', { wants, country }) : t('jobs.hire.chooseCountry');
    case 'language':
      return t('jobs.hire.tellLanguage', { wants });
    case 'work_eligibility':
      return t('jobs.hire.tellPermit', { wants });
  }
}

/** Choosing such a job asks for confirmation first (SRCH-07). */
export function isRestricted(eligibility: Eligibility | null): boolean {
  return eligibility?.rules.some((rule) => rule.rule === 'country' && rule.answer === 'no') ?? false;
}
