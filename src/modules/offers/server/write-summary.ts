import { dateFormat } from '#src/kernel/formats.ts';
import type { Translate } from '#src/kernel/translate.ts';
import { shortName } from '#src/modules/accounts/person-name.ts';
import type { LetterWords } from '#src/modules/resume-designs/server/resume-designs.public.ts';
import { sayDay, sayPay } from '../say-terms.ts';
import { presentTerms } from './offers.presenter.ts';
import type { LoadedOffer } from './offers.queries.ts';

interface Reader {
  language: string;
  t: Translate;
  zone: string;
}

/** What both have agreed on, in the words of whoever reads it: the same facts for both sides. */
export function writeSummary(row: LoadedOffer, { language, t, zone }: Reader): LetterWords {
  const terms = presentTerms(row.terms);
  const talent = [row.talent_first, row.talent_last].filter(Boolean).join(' ');
  const time = (moment: Date) =>
    dateFormat(language, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: zone,
      timeZoneName: 'short',
    }).format(moment);
  const facts: [string, string][] = [
    [t('offers.pdf.employer'), row.company_name],
    [t('offers.pdf.contact'), shortName({ first: row.boss_first, last: row.boss_last })],
    [t('offers.pdf.candidate'), talent],
    [t('offers.title'), terms.title],
    [t('offers.pay'), sayPay(terms, t, language)],
    [t('offers.start'), sayDay(terms.starts_on, language)],
    [t('offers.conditions'), terms.conditions],
    [t('offers.document'), terms.document?.name ?? ''],
    [t('offers.pdf.offered'), time(row.terms.created_at)],
    [t('offers.pdf.accepted'), row.ended_at ? time(row.ended_at) : ''],
    [t('offers.pdf.reference'), `${row.id}-${row.version}`],
  ];
  return {
    title: t('offers.pdf.title'),
    name: talent,
    sender: 'Parley',
    facts: facts
      .filter(([, value]) => value !== '')
      .map(([label, value]) => ({ label, lines: value.split('\n').filter((line) => line.trim() !== '') })),
    note: t('offers.pdf.note'),
  };
}
