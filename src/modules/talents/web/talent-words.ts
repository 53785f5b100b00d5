import { dateFormat, numberFormat } from '#src/kernel/formats.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { TalentCard } from '../talent-fields.ts';

/** What a card says of pay, start and days, as people say it in the reader's language. */
export function useTalentWords() {
  const { t, language } = useTranslation();
  const day = dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const money = (amount: number, currency: string) =>
    numberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);
  return {
    /** A day of the calendar, the same for everybody. */
    day: (moment: string) => day.format(new Date(moment)),
    pay: ({ pay }: Pick<TalentCard, 'pay'>) => {
      if (!pay) return null;
      const range = [...new Set([money(pay.min, pay.currency), money(pay.max, pay.currency)])].join(' – ');
      return t('findable.facts.payValue', { pay: range });
    },
    /** A notice period says nothing without its name. */
    startLabel: ({ available_from: from }: Pick<TalentCard, 'available_from'>) =>
      t(from ? 'findable.facts.starts' : 'findable.facts.notice'),
    start: ({ available_from: from, notice_period: notice }: Pick<TalentCard, 'available_from' | 'notice_period'>) =>
      from ? t('findable.facts.startsOn', { date: day.format(new Date(from)) }) : notice,
  };
}
