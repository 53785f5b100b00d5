import type { LanguageCode } from '#src/modules/options/languages.ts';

interface Period {
  start: string | null;
  end: string | null;
  is_current: boolean;
}

export interface DateWriter {
  /** '2019', '2019-04' or '2019-04-01' as a month or a year. */
  month(date: string): string;
  day(date: string): string;
  period(period: Period): string;
}

/** Dates as a resume of the language writes them, with digits that every reader knows. */
export function createDateWriter(language: LanguageCode, present: string): DateWriter {
  const tag = `${language}-u-nu-latn-ca-gregory`;
  const isEastAsian = ['ja', 'zh-CN', 'zh-TW'].includes(language);
  const months = new Intl.DateTimeFormat(tag, {
    year: 'numeric',
    month: isEastAsian || language === 'ar' ? 'long' : 'short',
    timeZone: 'UTC',
  });
  const days = new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });
  const month = (date: string) => {
    if (date.length === 4) return isEastAsian ? `${date}年` : date;
    return months.format(new Date(`${date.slice(0, 7)}-01T00:00:00Z`));
  };
  return {
    month,
    day: (date) => (date.length < 10 ? month(date) : days.format(new Date(`${date}T00:00:00Z`))),
    period: ({ start, end, is_current }) =>
      [start ? month(start) : '', is_current ? present : end ? month(end) : ''].filter(Boolean).join(' – '),
  };
}
