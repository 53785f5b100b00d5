import { dateFormat, numberFormat } from '#src/kernel/formats.ts';
import type { Translate } from '#src/kernel/translate.ts';
import { moneyFormat } from '#src/modules/jobs/server/jobs.public.ts';
import { type OptionNames, textIn, titleIndex } from '#src/modules/options/server/options.public.ts';
import type { ShownFacts } from '#src/modules/preferences/candidate-facts.ts';
import type { Context } from '#src/platform/context.ts';
import { correctable, type MatchKind } from '../match-lines.ts';
import type { Match, MatchLine } from '../matching.contract.ts';
import type { Quote } from './facts.ts';
import type { Note } from './finding.ts';
import type { MatcherParts, Matching } from './matcher.ts';
import type { Line } from './score-match.ts';

type PresentParts = Pick<MatcherParts, 'data' | 'namesIn' | 'texts'>;

interface Reading extends PresentParts {
  names: OptionNames;
  t: Translate;
  locale: Context['locale'];
  matching: Matching;
  /** What the job seeker shows employers; undefined for themselves. */
  shows: ShownFacts | undefined;
}

/** PROF-04: by which choice of theirs someone keeps a line's words from employers. */
const SHOWN_BY: Partial<Record<MatchKind, keyof ShownFacts>> = {
  title: 'wishes',
  arrangement: 'wishes',
  type: 'wishes',
  pay: 'pay',
  place: 'place',
  language: 'languages',
  eligibility: 'eligibility',
};

/** A ledger in the reader's words. For employers without the words that someone keeps private; points stay the same. */
export function presentMatch(
  ctx: Pick<Context, 'locale'>,
  matching: Matching,
  parts: PresentParts,
  shows?: ShownFacts,
): Match {
  const { language } = ctx.locale;
  const reading: Reading = {
    ...parts,
    names: parts.namesIn(language),
    t: parts.texts.translate(language),
    locale: ctx.locale,
    matching,
    shows,
  };
  const { ledger, job } = matching;
  return {
    job_id: ledger.jobId,
    job_title: job.row.title,
    score: ledger.score,
    unknown: ledger.unknown,
    lines: ledger.lines.map((line) => presentLine(line, reading)),
  };
}

function presentLine(line: Line, reading: Reading): MatchLine {
  const { key, kind, points, given, state, correction } = line;
  const fact = SHOWN_BY[kind];
  const isPrivate = reading.shows !== undefined && fact !== undefined && !reading.shows[fact] && !correction;
  return {
    key,
    kind,
    asks: asksOf(line, reading),
    points,
    given,
    state,
    said: isPrivate ? [] : line.said.map((quote) => presentQuote(quote, reading)),
    note: isPrivate || !line.note ? '' : presentNote(line.note, reading),
    is_private: isPrivate,
    correction,
    may_correct: reading.shows === undefined && mayCorrect(line),
  };
}

/** Whether someone can be hired from where they are is told in their settings. */
export function mayCorrect({ kind, asks }: Pick<Line, 'kind' | 'asks'>): boolean {
  return correctable.has(kind) && asks !== 'remote';
}

function asksOf({ kind, asks }: Line, reading: Reading): string {
  const { names, t, matching } = reading;
  const { row } = matching.job;
  const id = Number(asks);
  switch (kind) {
    case 'experience':
      return t('matching.asks.experience', {
        field: names.subFunction(row.sub_function_id).value,
        level: names.of('xp_lvls', id).value,
      });
    case 'title':
      return t('matching.asks.title', { title: titleOf(reading) });
    case 'skill':
      return names.skill(id).value;
    case 'licence':
      return typeof asks === 'string' ? t(`matching.licence.${asks as 'driving'}`) : names.skill(id).value;
    case 'degree':
      return names.of('degrees', id).value;
    case 'language':
      return names.jobLanguage(id).value;
    case 'place':
      return placeOf(asks, reading);
    case 'arrangement':
      return names.of('work_arrangement_lists', id).value;
    case 'type':
      return names.of('job_types', id).value;
    case 'eligibility':
      return t('matching.asks.eligibility', { country: names.country(row.country_id).value, wants: String(asks) });
    default:
      return payOf(reading);
  }
}

function titleOf({ data, locale, matching }: Reading): string {
  const { row } = matching.job;
  const listed = titleIndex(data).get(row.job_title_id)?.title.names;
  return listed ? textIn(listed, locale.language) : row.title;
}

function placeOf(asks: Line['asks'], { names, t, matching }: Reading): string {
  const { row } = matching.job;
  if (asks === 'remote') {
    const rule = matching.eligibility?.rules.find((one) => one.rule === 'country');
    return t('matching.asks.remote', { where: names.join([rule?.wants ?? '', row.timezone ?? '']) });
  }
  return names.join([...row.location_ids.map((id) => names.location(id).value), names.country(row.country_id).value]);
}

function payOf({ locale, t, matching }: Reading): string {
  const { pay } = matching.job.facts;
  if (!pay || (pay.min === 0 && pay.max === 0)) return t('jobs.pay.unpaid');
  const write = moneyFormat(locale.language, locale.countryId);
  const amount = write(Math.round(pay.min), Math.round(pay.max ?? pay.min), pay.currency);
  return t('matching.asks.pay', { pay: pay.max === null ? t('jobs.pay.from', { amount }) : amount });
}

function presentQuote({ source, text, where, choice, years }: Quote, reading: Reading): MatchLine['said'][number] {
  const { t } = reading;
  const period = years && `${years.from}–${years.to ?? t('matching.said.now')}`;
  return {
    source,
    text: text ?? (choice ? presentChoice(choice, reading) : ''),
    where: where ?? '',
    when: period ?? '',
  };
}

function presentChoice(choice: NonNullable<Quote['choice']>, reading: Reading): string {
  const { names, locale, t, matching } = reading;
  switch (choice.of) {
    case 'language': {
      const level = matching.talent.languages.get(choice.id);
      const words = [
        names.jobLanguage(choice.id).value,
        level ? names.of('language_proficiency_lists', level).value : '',
      ];
      return words.filter(Boolean).join(' · ');
    }
    case 'country':
      return names.country(choice.id).value;
    case 'location':
      return names.location(choice.id).value;
    case 'arrangement':
      return names.of('work_arrangement_lists', choice.id).value;
    case 'type':
      return names.of('job_types', choice.id).value;
    case 'pay':
      return t('matching.said.pay', {
        pay: moneyFormat(locale.language, locale.countryId)(choice.min, choice.max, choice.currency),
      });
  }
}

function presentNote(note: Note, { t, locale }: Reading): string {
  if (note.is === 'months') {
    return t('matching.note.months', {
      found: writeMonths(note.months, locale.language),
      least: writeMonths(note.least, locale.language),
    });
  }
  if (note.is === 'expired') return t('matching.note.expired', { date: writeDate(note.date, locale.language) });
  return t(`matching.note.${note.is}`);
}

/** `2024`, `2024-05` or a day, as exactly as it is known. */
function writeDate(date: string, language: string): string {
  const [year = '', month, day] = date.split('-');
  const options: Intl.DateTimeFormatOptions = { timeZone: 'UTC', year: 'numeric' };
  if (month) options.month = 'long';
  if (day) options.day = 'numeric';
  return dateFormat(language, options).format(Date.UTC(Number(year), Number(month ?? 1) - 1, Number(day ?? 1)));
}

/** '3.5 years', '8 months' in any language. */
function writeMonths(months: number, language: string): string {
  const [amount, unit] = months < 12 ? [months, 'month'] : [Math.floor(months / 6) / 2, 'year'];
  return numberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(Number(amount));
}
