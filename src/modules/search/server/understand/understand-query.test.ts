import { beforeAll, describe, expect, it } from 'vitest';
import { loadOptionData } from '#src/modules/options/server/options.public.ts';
import { findSite } from '#src/modules/options/sites.ts';
import { holds, isEverything } from '../engine/core/expression.ts';
import { titleWord } from '../engine/core/marked-words.ts';
import { wordFor } from '../engine/core/tags.ts';
import { separate } from '../engine/core/understanding.ts';
import { wordsOf } from '../engine/core/words.ts';
import { learntFrom, type QueryKnowledge } from './query-knowledge.ts';
import { understandNothing, understandQuery } from './understand-query.ts';

const SOFTWARE_ENGINEER = 10101;
const FRONT_END = 10201;

let knowledge: QueryKnowledge;
beforeAll(async () => {
  knowledge = await learntFrom(loadOptionData());
});

function understand(text: string, language = 'en', countryId: number | undefined = undefined) {
  const [first] = understandQuery(text, knowledge, { language, countryId });
  if (!first) throw new Error('A text can be taken in at least one way');
  return first;
}

/** A document of a job with this title id and these words in its title. */
function job(titleId: number, title: string, text = ''): Set<string> {
  const words = wordsOf(title);
  return new Set([wordFor('functionTitles', titleId), ...words, ...words.map(titleWord), ...wordsOf(text)]);
}

function levelOf(query: string, document: Set<string>): number {
  return separate(understand(query).levels).findIndex((level) => holds(level, document));
}

describe('understand', () => {
  it.each(['en', 'ja', 'ar'])('SRCH-01 takes no text for every job, in %s as without knowing any word', (language) => {
    expect(understandNothing()).toEqual(understand('', language, findSite('SG')?.id));
    expect(isEverything(understandNothing().match)).toBe(true);
  });

  it.each([
    ['swe', SOFTWARE_ENGINEER],
    ['software engineers', SOFTWARE_ENGINEER],
    ['ingeniero de software', SOFTWARE_ENGINEER],
    ['ソフトウェアエンジニア', SOFTWARE_ENGINEER],
    ['مهندس برمجيات', SOFTWARE_ENGINEER],
    ['frontend', FRONT_END],
    ['Front-End', FRONT_END],
    ['前端', FRONT_END],
  ])('SRCH-06 takes %s for its title in any language', (query, titleId) => {
    expect(levelOf(query, job(titleId, 'クラウド'))).toBe(0);
  });

  it('SRCH-10 puts the title before words in the title before words anywhere in its field', () => {
    const field = knowledge.options.functions.find(({ subs }) =>
      subs.some(({ titles }) => titles.some(({ id }) => id === SOFTWARE_ENGINEER)),
    );
    const mentions = (title: string) => job(1, title, 'software for an engineer');
    const levels = [
      job(SOFTWARE_ENGINEER, 'Coder'),
      job(1, 'Engineer of software'),
      mentions('Tester').add(wordFor('mainFunctions', field?.id ?? 0)),
      mentions('Cook'),
    ];
    expect(levels.map((one) => levelOf('software engineer', one))).toEqual([0, 1, 3, -1]);
    expect(levelOf('software engineer', job(1, 'Engineer'))).toBe(-1);
  });

  it('SRCH-10 a word means what it means in the language of the page', () => {
    const SECURITY_GUARD = 260301;
    expect(understand('保全', 'ja').titleIds).not.toContain(SECURITY_GUARD);
    expect(understand('保全', 'zh-TW').titleIds).toContain(SECURITY_GUARD);
    expect(understand('護理師', 'ja').titleIds).toEqual(understand('看護師', 'ja').titleIds);
  });

  it.each([
    ['nurse in kuala lumpur', 'nurse'],
    ['sales -insurance', 'sales'],
    ['entry level accountant', 'entry level accountant'],
    ['vacancies near me', ''],
    ['"product manager" singapore', 'product manager'],
    ['看護師 夜勤 大阪', '看護師 夜勤'],
  ])('SRCH-12 %s is headed %j, without its place', (query, heading) => {
    expect(understand(query).reading.heading).toBe(heading);
  });

  it('SRCH-01 takes a place for where the job is', () => {
    const here = job(SOFTWARE_ENGINEER, 'Coder').add(wordFor('country', 196));
    expect(levelOf('swe 新加坡', here)).toBe(0);
    expect(levelOf('swe singapore', job(SOFTWARE_ENGINEER, 'Coder'))).toBe(-1);
  });

  it('wants quoted words side by side', () => {
    const together = job(1, 'Sales manager').add('~sale manager').add('~sales manager');
    expect(levelOf('"sales manager"', together)).toBe(0);
    expect(levelOf('"sales manager"', job(1, 'Manager of sales'))).toBe(-1);
  });

  it('asks for nothing when nothing was typed, and passes over "jobs"', () => {
    expect(isEverything(understand('  ').match)).toBe(true);
    expect(understand('nurse jobs').levels).toEqual(understand('nurse').levels);
  });
});

/** What a text says beside the work, as `kind=value`. */
function partsOf(text: string, language = 'en', countryId?: number): string[] {
  return understand(text, language, countryId).reading.parts.map((part) => {
    if (part.kind === 'place') return `place=${part.places[0]?.key || part.places[0]?.kind}`;
    if (part.kind === 'company') return `company=${part.name}`;
    if (part.kind === 'pay') return `pay=${part.amount} ${part.currency ?? ''}`.trim();
    return `${part.kind}=${part.kind === 'excluded' ? part.words : part.value}`;
  });
}

const SINGAPORE = 196;
const JAPAN = 106;

const HOUSEKEEPER = 310101;
const ROOM_ATTENDANT = 140201;
const CLEANER = 310201;
const LAUNDRY_WORKER = 310205;
const ENVIRONMENTAL_SCIENTIST = 270405;

/** The place of the level that a job of the title is found on, over all ways to take the text. */
function stepAndLevel(query: string, language: string, titleId: number): [step: number, level: number] {
  const steps = understandQuery(query, knowledge, { language, countryId: undefined });
  const main = knowledge.options.functions.find(({ subs }) =>
    subs.some(({ titles }) => titles.some(({ id }) => id === titleId)),
  );
  const sub = main?.subs.find(({ titles }) => titles.some(({ id }) => id === titleId));
  const document = new Set([
    wordFor('functionTitles', titleId),
    wordFor('jobFunctions', sub?.id ?? 0),
    wordFor('mainFunctions', main?.id ?? 0),
  ]);
  const step = steps.findIndex(({ match }) => holds(match, document));
  return [step, separate(steps[step]?.levels ?? []).findIndex((level) => holds(level, document))];
}

describe('the order of titles', () => {
  it('SRCH-10 ar: a field that is also a name means that title before others that hold the word', () => {
    const [accountant, cashier] = [20101, 220102].map((id) => stepAndLevel('محاسبة بدون خبرة', 'ar', id));
    expect(accountant?.[0]).toBe(0);
    expect(cashier?.[1]).toBeGreaterThan(accountant?.[1] ?? 0);
  });

  it.each([['en', 'maid', HOUSEKEEPER, ROOM_ATTENDANT]])(
    'SRCH-10 %s: of the titles that %s names, the one that goes by it most comes first',
    (language, query, first, other) => {
      expect([first, other].map((titleId) => stepAndLevel(query, language, titleId))).toEqual([
        [0, 0],
        [0, 1],
      ]);
    },
  );

  it.each([['en', 'janitor', CLEANER, LAUNDRY_WORKER]])(
    'SRCH-10 %s: without a %s, what is called alike comes before the rest of its kind',
    (language, query, near, far) => {
      const [nearStep, nearLevel] = stepAndLevel(query, language, near);
      const [farStep, farLevel] = stepAndLevel(query, language, far);
      expect(nearStep).toBeGreaterThan(0);
      expect(farStep === nearStep ? farLevel : Number.POSITIVE_INFINITY).toBeGreaterThan(nearLevel);
    },
  );

  it.each([
    ['en', 'environment engineer', 270403],
    ['en', 'environmental engineers', 270403],
  ])('SRCH-10 %s: %s is the title in another form of its words', (language, query, titleId) => {
    expect(understand(query, language).titleIds).toEqual([titleId]);
  });

  it('SRCH-10 among related jobs, a title that is near comes before one that only holds the words', () => {
    const text = wordsOf('engineer for the environment');
    const inField = (titleId: number) =>
      new Set([wordFor('functionTitles', titleId), wordFor('mainFunctions', 27), ...text]);
    const levels = [ENVIRONMENTAL_SCIENTIST, 1].map((id) => levelOf('environment engineer', inField(id)));
    expect(levels[0]).toBeGreaterThan(0);
    expect(levels[0]).toBeLessThan(levels[1] as number);
  });
});

describe('a query taken apart', () => {
  it.each([
    ['en', 'senior brand manager', ['level=senior'], 'brand manager'],
    ['en', 'nurse night shift', ['shift=night'], 'nurse'],
    ['en', 'entry level accountant', ['level=entry'], 'accountant'],
    ['en', 'accountant fresh graduate', ['level=entry'], 'accountant'],
    ['en', 'remote python', ['arrangement=remote'], 'python'],
    ['en', 'driver vacancies near me', [], 'driver'],
    ['en', 'english speaking receptionist', ['language=en'], 'receptionist'],
    ['en', 'freelance photographer', ['jobType=freelance'], 'photographer'],
    ['en', 'accountant internship', ['jobType=internship'], 'accountant'],
    ['es', 'enfermera turno de noche', ['shift=night'], 'enfermera'],
    ['ja', '看護師 夜勤', ['shift=night'], '看護師'],
    ['zh-CN', '会计 应届生', ['level=entry'], '会计'],
    ['id', 'kasir part time', ['jobType=part-time'], 'kasir'],
    ['ar', 'محاسب عن بعد', ['arrangement=remote'], 'محاسب'],
  ])('SRCH-10 SRCH-11 %s: %s', (language, text, parts, content) => {
    expect(partsOf(text, language)).toEqual(parts);
    expect(understand(text, language).reading.contents).toEqual([content]);
  });

  it.each([
    ['en', 'nurse in kl', SINGAPORE, 'kuala-lumpur'],
    ['en', 'chef NYC', undefined, 'new-york'],
    ['ja', '大阪 看護師', JAPAN, 'osaka'],
  ])('SRCH-14 %s: %s names a place', (language, text, countryId, key) => {
    expect(partsOf(text, language, countryId).join()).toContain(key);
  });

  it('SRCH-14 a word of titles is a place only where it is meant as one', () => {
    expect(partsOf('mobile developer', 'en', 235)).toEqual([]);
  });

  it.each([
    ['en', 'nurse 5000 above', ['pay=5000'], 'nurse'],
    ['en', 'salary 3k driver', ['pay=3000'], 'driver'],
    ['en', 'accountant above SGD 4,000', ['pay=4000 SGD'], 'accountant'],
    ['en', 'waiter $20 an hour', ['pay=3466'], 'waiter'],
    ['en', 'software engineer 120k a year', ['pay=10000'], 'software engineer'],
    ['es', 'camarero sueldo 20000', ['pay=1666'], 'camarero'],
    ['es', 'dependienta más de 1.200 euros', ['pay=1200 EUR'], 'dependienta'],
    ['pt-BR', 'motorista salário acima de 3 mil', ['pay=3000'], 'motorista'],
    ['zh-CN', '会计 月薪8000以上', ['pay=8000'], '会计'],
    ['zh-TW', '店員 時薪200以上', ['pay=34666'], '店員'],
    ['ja', '介護 時給1200円', ['pay=207996 JPY'], '介護'],
    ['ja', '営業 年収600万円以上', ['pay=500000 JPY'], '営業'],
    ['ms', 'kerani gaji RM2500 ke atas', ['pay=2500 MYR'], 'kerani'],
    ['id', 'kasir gaji 5 juta', ['pay=5000000'], 'kasir'],
    ['tr', 'garson maaş 30.000 tl üzeri', ['pay=30000 TRY'], 'garson'],
    ['ar', 'محاسب راتب ٥٠٠٠ ريال', ['pay=5000 SAR'], 'محاسب'],
    ['ar', 'سائق براتب 4000', ['pay=4000'], 'سائق'],
  ])('SRCH-11 %s: %s names the least pay', (language, text, parts, content) => {
    const countryId = findSite({ id: 'ID', 'zh-TW': 'TW' }[language] ?? '')?.id;
    expect(partsOf(text, language, countryId)).toEqual(parts);
    expect(understand(text, language, countryId).reading.contents).toEqual([content]);
  });

  it.each([
    'java 8 developer',
    'over 50 years driver',
    'nurse 12 hour shift',
    '2026 internship',
    'class 1 driver',
    'porteiro 12x36',
    'more than 5 years accountant',
    '7 eleven',
  ])('SRCH-11 %s names no pay', (text) => {
    expect(partsOf(text).filter((part) => part.startsWith('pay'))).toEqual([]);
  });

  it('SRCH-10 SRCH-11 pay is a condition, and the first to be given up', () => {
    const steps = understandQuery('nurse 5000 above', knowledge, { language: 'en', countryId: SINGAPORE });
    expect(steps.slice(0, 2).map(({ relaxed, payFloors }) => [relaxed, payFloors !== undefined])).toEqual([
      [null, true],
      ['pay', false],
    ]);
    expect(steps.every(({ relaxed, payFloors }) => relaxed === null || payFloors === undefined)).toBe(true);
  });

  it.each([
    ['tr', 'şoför tır hariç', ['excluded=tır'], 'şoför'],
    ['ja', '事務 コンビニ以外', ['excluded=コンビニ'], '事務'],
    ['es', 'comercial menos seguros', ['excluded=seguros'], undefined],
  ])('SRCH-13 %s: %s leaves out what it says', (language, text, parts, content) => {
    expect(partsOf(text, language).filter((part) => part.startsWith('excluded'))).toEqual(parts);
    if (content) expect(understand(text, language).reading.contents).toEqual([content]);
  });

  it('SRCH-13 quotes, minus and OR', () => {
    expect(partsOf('sales -insurance')).toEqual(['excluded=insurance']);
    expect(understand('nurse OR caregiver').reading.contents).toEqual(['nurse', 'caregiver']);
    expect(understand(Array.from({ length: 30 }, () => 'nurse').join(' | ')).reading.contents).toHaveLength(8);
    expect(understand('"sales manager"').reading).toMatchObject({ quoted: ['sales manager'], contents: [] });
    const insurer = job(SOFTWARE_ENGINEER, 'Sales', 'insurance');
    expect(holds(understand('sales -insurance').match, insurer)).toBe(false);
    expect(holds(understand('sales').match, insurer)).toBe(true);
  });

  it('SRCH-10 a boost ranks and does not exclude, and a title that holds the word keeps it', () => {
    expect(levelOf('senior software engineer', job(SOFTWARE_ENGINEER, 'Coder'))).toBeGreaterThanOrEqual(0);
    const boosted = job(SOFTWARE_ENGINEER, 'Senior Coder').add(wordFor('workExperience', 5));
    expect(levelOf('senior software engineer', boosted)).toBe(0);
    expect(partsOf('night auditor')).toEqual([]);
  });

  it('SRCH-10 is given up step by step: the work, how it is done, where', () => {
    const steps = understandQuery('part time nurse osaka', knowledge, { language: 'en', countryId: JAPAN });
    expect([...new Set(steps.map(({ relaxed }) => relaxed))]).toEqual([null, 'work', 'manner', 'place']);
  });

  it('SRCH-10 does not lead elsewhere who asked for remote work and no place', () => {
    const steps = understandQuery('remote night shift nurse', knowledge, { language: 'en', countryId: JAPAN });
    expect([...new Set(steps.map(({ relaxed }) => relaxed))]).toEqual([null, 'work', 'manner']);
    expect(steps.at(-1)?.where).toEqual({ isRemote: false, countryIds: [] });
  });
});
