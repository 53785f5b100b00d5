import type { Lexicon } from './lexicons/lexicon.ts';

/** Somebody's age, as far as employers count it. */
const AGE = String.raw`(?<![\d.,$€£¥])(?:1[4-9]|[2-7]\d)(?!\d|%|[.,]\d| ?(?:kg|km|cm|%|h\b))`;
/** A limit below which nobody may work at night or sell alcohol is the law's. */
const UPPER_AGE = AGE.replace('1[4-9]|[2-7]\\d', '2[1-9]|[3-7]\\d');
const BIRTH_YEAR = String.raw`(?<!\d)(?:19[5-9]\d|20[01]\d)(?!\d)`;
const STOP: Record<Lexicon['script'], string> = {
  latin: '[^,;:()]',
  arabic: '[^،,؛:()]',
  chinese: '[^,;:()、]',
  japanese: '[^,;:()、]',
};
/** How far apart two words may stand and still belong together; a character of Chinese says more than a letter. */
const NEAR: Record<Lexicon['script'], number> = { latin: 20, arabic: 18, chinese: 7, japanese: 7 };
const ATTACHED = '(?:و|ف)?(?:لل|بال|كال|وال|ال|ل|ب)?';

export type ExclusionKind = (typeof KINDS)[number];
const GROUPS = ['marital', 'religion', 'race', 'disability', 'looks'] as const;
const KINDS = ['age', 'gender', ...GROUPS] as const;

/** What a lexicon says, ready to be asked. */
export interface Rules {
  script: Lexicon['script'];
  /** Words without which nobody is shut out: most sentences have none, and need no further look. */
  aboutPeople: RegExp;
  aboutMoney: RegExp;
  innocent: RegExp;
  equal: RegExp;
  welcome: RegExp;
  shut: RegExp;
  candidate: RegExp;
  served: RegExp;
  /** An age range or limit. */
  age: RegExp;
  /** The same in years, which may be those of a person or of anything else. */
  ageOfYears: RegExp;
  /** The youngest age that is asked for. */
  ageFrom: RegExp;
  young: RegExp;
  gender: RegExp;
  genderInTitle: RegExp;
  bothGenders: RegExp;
  groups: readonly (readonly [kind: ExclusionKind, always: RegExp, near: RegExp])[];
  photo: RegExp;
  /** Nothing but the word: a question that needs no verb. */
  bareAge: RegExp;
  bareGender: RegExp;
  /** Questions about what somebody is. */
  asked: readonly (readonly [kind: ExclusionKind, asked: RegExp])[];
  fee: RegExp;
  /** Something that costs, and that one has to pay: with an amount it is a fee. */
  priced: RegExp;
  feeAlways: RegExp;
  /** With an amount it is a fee too. */
  handedOver: RegExp;
  free: RegExp;
  handled: RegExp;
  papers: RegExp;
  checked: RegExp;
}

/** Words as folded text has them: no accents, one form of each Arabic letter. */
function folded(source: string): string {
  return source
    .normalize('NFD')
    .replace(/(?![\u3099\u309a])\p{Mn}/gu, '')
    .normalize('NFC')
    .replaceAll('ı', 'i')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه');
}

export function compileLexicon(lexicon: Lexicon): Rules {
  const { script, age, gender, money } = lexicon;
  const gap = (most: number) => `${STOP[script]}{0,${most}}?`;
  const near = NEAR[script];
  const word = (source: string) => inWord(script, source);
  const regex = (...sources: string[]) => new RegExp(folded(sources.filter(Boolean).join('|')) || '(?!)', 'u');
  const both = (one: string, other: string) =>
    one && other ? `${word(one)}${gap(near)}${word(other)}|${word(other)}${gap(near)}${word(one)}` : '';
  // Commas and brackets may stand between.
  const loosely = (one: string, other: string) => {
    const between = `[^.]{0,${near + 12}}?`;
    return `${word(one)}${between}${word(other)}|${word(other)}${between}${word(one)}`;
  };
  const wanted = `${lexicon.only}|${lexicon.shut}`;
  const range = `${AGE}\\s*(?:${age.unit}|${age.years})?\\s*(?:${age.to})\\s*${UPPER_AGE}`;
  const unit = `\\s*${ends(script, age.unit)}`;
  const anyUnit = `\\s*${ends(script, `${age.unit}|${age.years}`)}(?!\\s(?:de|d')\\s)`;
  const under = word(age.under);
  const after = ends(script, age.underAfter);
  // A colon may follow the word for age.
  const close = `[^,;()]{0,${near < 10 ? 5 : 14}}?`;
  const limits = [
    `${word(age.word)}${close}${range}`,
    `${range}${unit}`,
    `${word(age.word)}${close}${under}${gap(8)}${UPPER_AGE}`,
    `${under}${gap(6)}${word(age.word)}${gap(8)}${UPPER_AGE}`,
    `${under}${gap(5)}${UPPER_AGE}${unit}`,
    `${UPPER_AGE}${unit}${gap(3)}${after}`,
    `${word(age.word)}${gap(8)}${UPPER_AGE}${gap(8)}${after}`,
    `(?:${word(age.over)}${gap(6)}${AGE}|${AGE}(?:${anyUnit})?\\s*(?:${age.overAfter}))${gap(near + 10)}${word(lexicon.shut)}`,
    `${word(lexicon.shut)}${gap(6)}${word(age.over)}${gap(6)}${AGE}`,
    `${word(age.born)}${gap(12)}${BIRTH_YEAR}|${BIRTH_YEAR}${gap(12)}${word(age.born)}`,
    word(age.always),
  ];
  const ofYears = [
    `${range}${anyUnit}`,
    `${under}${gap(5)}${UPPER_AGE}${anyUnit}`,
    `${UPPER_AGE}${anyUnit}${gap(3)}${after}`,
  ];
  const from = [`${word(age.word)}${close}${AGE}`, `${AGE}${unit}`];
  const groups = GROUPS.map((kind) => {
    const { who, always } = lexicon[kind];
    return [kind, regex(word(always)), regex(both(who, wanted))] as const;
  });
  const sexes = `${gender.male}|${gender.female}`;
  const people = GROUPS.map((kind) => `${lexicon[kind].who}|${lexicon[kind].always}|${lexicon[kind].ask}`).join('|');
  const years = `${age.word}|${age.born}|${age.always}|${age.young}|${age.ask}`;
  return {
    script,
    aboutPeople: regex(
      word(
        `${people}|${years}|${lexicon.looks.photo}|${sexes}|${gender.always}|${gender.title}|${gender.ask}|${gender.slot}`,
      ),
      `\\d\\d${anyUnit}`,
      word(lexicon.shut),
    ),
    aboutMoney: regex(word(`${money.fee}|${money.thing}|${money.always}|${money.back}|${money.give}|${money.papers}`)),
    innocent: new RegExp(folded(word(lexicon.innocent)), 'gu'),
    equal: regex(word(lexicon.equal)),
    welcome: regex(word(lexicon.welcome)),
    shut: regex(word(lexicon.shut)),
    candidate: regex(word(lexicon.candidate)),
    served: regex(word(lexicon.served)),
    age: regex(...limits),
    ageOfYears: regex(...ofYears),
    ageFrom: regex(...from),
    young: regex(both(age.young, `${lexicon.only}|${lexicon.candidate}`)),
    gender: regex(both(sexes, wanted), word(gender.always), `${word(gender.slot)}\\s*[:=：-]\\s*${word(sexes)}`),
    genderInTitle: regex(word(gender.title)),
    bothGenders: regex(
      `${word(gender.male)}\\s?(?:${gender.both})\\s?${word(gender.female)}`,
      `${word(gender.female)}\\s?(?:${gender.both})\\s?${word(gender.male)}`,
    ),
    groups,
    photo: regex(loosely(lexicon.looks.photo, lexicon.looks.sent)),
    bareAge: regex(`^[^\\p{L}\\d]*(?:${age.word})[^\\p{L}\\d]*$`),
    bareGender: regex(`^[^\\p{L}\\d]*(?:${gender.slot}|${sexes})[^\\p{L}\\d]*$`),
    asked: KINDS.map((kind) => [kind, regex(word(lexicon[kind].ask))] as const),
    fee: regex(word(money.fee)),
    priced: regex(loosely(money.thing, money.pay)),
    feeAlways: regex(word(money.always), loosely(money.thing, money.borne)),
    handedOver: regex(word(money.back), word(money.give)),
    free: regex(word(money.free)),
    handled: regex(word(money.handled)),
    papers: regex(both(money.papers, money.keep)),
    checked: regex(word(money.checked)),
  };
}

function inWord(script: Lexicon['script'], source: string): string {
  if (script === 'latin') return `(?<![a-z0-9])(?:${source})(?![a-z0-9])`;
  return script === 'arabic' ? `(?<!\\p{L})${ATTACHED}(?:${source})` : `(?:${source})`;
}

/** Behind a number a unit may follow without a blank. */
function ends(script: Lexicon['script'], source: string): string {
  return script === 'latin' ? `(?:${source})(?![a-z0-9])` : `(?:${source})`;
}
