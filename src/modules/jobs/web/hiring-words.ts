import { listFormat } from '#src/kernel/formats.ts';
import type { Values } from '#src/kernel/translate.ts';
import type { TextKey } from '#src/ui/text-keys.ts';
import type { Eligibility } from '../job-card.ts';

interface Reader {
  t: (key: TextKey, values?: Values) => string;
  language: string;
  /** The name of the reader's country; empty when they have chosen none. */
  country: string;
}

/**
 * 'Can I be hired from here?' in one line (TRU-08). A no names the first rule that stands against it; what is not known
 * is named, with what would help.
 */
export function hiringWords({ answer, rules }: Eligibility, { t, language, country }: Reader): string {
  if (answer === 'yes') return t('jobs.hire.yes');
  const isNo = answer === 'no';
  const deciding = rules.filter((rule) => rule.answer === answer);
  const lines = deciding.map(({ rule, unmet: wants }) => {
    // Who has chosen no country is asked for it, once for country and hours.
    const isNowhere = !country && (rule === 'country' || (rule === 'timezone' && !isNo));
    if (isNowhere) return t(isNo ? 'jobs.hire.noHere' : 'jobs.hire.chooseCountry');
    return t(`jobs.hire.${isNo ? 'no' : 'open'}.${rule}`, { wants, country });
  });
  if (isNo || new Set(lines).size === 1) return lines[0] ?? '';
  const names = deciding.map(({ rule }) => t(`jobs.hire.rule.${rule}`));
  return t('jobs.hire.several', { rules: listFormat(language, { type: 'unit' }).format(names) });
}

/** Choosing such a job asks for confirmation first (SRCH-07). */
export function isRestricted(eligibility: Eligibility | null): boolean {
  return eligibility?.rules.some((rule) => rule.rule === 'country' && rule.answer === 'no') ?? false;
}
