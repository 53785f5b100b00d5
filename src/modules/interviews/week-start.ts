/** A day of the week as ISO 8601 counts: Monday is 1, Sunday 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

interface WeekInfo {
  firstDay: number;
}

/** Older engines have it as a property, newer ones as a method, some not at all; its types do not know it yet. */
type LocaleWithWeek = Intl.Locale & { weekInfo?: WeekInfo; getWeekInfo?: () => WeekInfo };

const SATURDAY_FIRST = new Set(['AE', 'BH', 'DJ', 'DZ', 'EG', 'IQ', 'JO', 'KW', 'LY', 'OM', 'QA', 'SD', 'SY']);
const MONDAY_FIRST = new Set(['LB', 'MA', 'TN', 'MR']);

/**
 * The day that a reader's week begins with: by their country where it is known, else by their language. It is worked out
 * on the server alone, since a browser may know another and the page must not change under its reader.
 */
export function weekStart(language: string, countryCode: string): Weekday {
  const region = countryCode || new Intl.Locale(language).region;
  const name = new Intl.Locale(language, region ? { region } : {});
  return (knownStart(name) ?? fallbackStart(name)) as Weekday;
}

function knownStart(locale: LocaleWithWeek): number | undefined {
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay;
}

/** For engines that know nothing of weeks. */
export function fallbackStart({ language, region = '' }: Pick<Intl.Locale, 'language' | 'region'>): Weekday {
  if (language === 'en' && region === 'US') return 7;
  if (language !== 'ar' || MONDAY_FIRST.has(region)) return 1;
  return SATURDAY_FIRST.has(region) || region === '' ? 6 : 7;
}
