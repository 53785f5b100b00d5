/**
 * The words of one language by which job texts shut people out or ask them for money. Every entry is the inside of a
 * regular expression group, in small letters; accents may be written, they are dropped as they are in the texts. Gaps
 * inside have a limit, so that no text takes longer than its length explains.
 */
export interface Lexicon {
  /** Which texts to look at, and where a word begins and ends. */
  script: 'latin' | 'arabic' | 'chinese' | 'japanese';
  /** Ways to say that somebody is wanted or not: only, preferred, must be, no … please. */
  only: string;
  /** Somebody is turned away: need not apply. */
  shut: string;
  /** Somebody is invited: are encouraged to apply. */
  welcome: string;
  /** Who applies. */
  candidate: string;
  /** People whom the work is for: customers, patients, pupils. */
  served: string;
  /** Regardless of, without regard to. */
  equal: string;
  /** Phrases that say something else: maternity leave, attractive salary. */
  innocent: string;
  age: {
    word: string;
    /** Born: a year with it is an age. */
    born: string;
    /** A number with it is an age. */
    unit: string;
    /** A number with it may be an age: years. */
    years: string;
    to: string;
    under: string;
    underAfter: string;
    over: string;
    overAfter: string;
    /** Says it all: in their 20s, no uncles. */
    always: string;
    /** Young and old people; counts together with `only` or `candidate`. */
    young: string;
    ask: string;
  };
  gender: { male: string; female: string; both: string; slot: string; always: string; title: string; ask: string };
  marital: Group;
  religion: Group;
  race: Group;
  disability: Group;
  /** A photo that is to be sent says how somebody looks. */
  looks: Group & { photo: string; sent: string };
  money: {
    /** Only ever paid by those who look for work: registration fee. */
    fee: string;
    /** What costs something. */
    thing: string;
    /** It is the reader who pays: at your own expense, deducted from the salary. */
    borne: string;
    /** An obligation to pay or to buy. */
    pay: string;
    /** Says it all. */
    always: string;
    /** An amount that comes back later was paid before. */
    back: string;
    /** The reader hands an amount over. */
    give: string;
    /** Nobody pays, or the employer does. */
    free: string;
    /** Money of others, which is handled: customers, tenants, budget. */
    handled: string;
    papers: string;
    keep: string;
    /** Papers that are only looked at, or belong to guests. */
    checked: string;
  };
}

interface Group {
  /** Who they are; counts together with `only` or `shut`. */
  who: string;
  always: string;
  ask: string;
}

/** Any of these: lines of a lexicon put together. */
export function words(...lines: string[]): string {
  return lines.join('|');
}
