/** One line, several, a date as exact as it is known, yes or no, an address on the web, an attachment. */
type FieldKind = 'line' | 'long' | 'date' | 'flag' | 'url' | 'file';

export interface SectionField {
  is: FieldKind;
  /** The most characters. */
  most?: number;
  /** The fewest, once there are any. */
  least?: number;
  isRequired?: true;
}

interface Section {
  /** Its place in addresses: `/jobseeker/<path>/create`. */
  path: string;
  table: string;
  /** More is no resume any more, and every page would carry it. */
  most: number;
  fields: Record<string, SectionField>;
  /** A second entry with the same values asks first. */
  sameBy: readonly string[];
  /** What must not end before it begins; `open` says that it has not ended. */
  period?: { from: string; to: string; open?: string; problem: 'startAfterEnd' | 'issueAfterExpiry' };
}

const line = { is: 'line', most: 120 } as const;
const place = { is: 'line', most: 100 } as const;
const date = { is: 'date' } as const;
const flag = { is: 'flag' } as const;
const description = { is: 'long', least: 10, most: 4000 } as const;
const period = { from: 'start_date', to: 'end_date', open: 'is_current', problem: 'startAfterEnd' } as const;

/**
 * The parts of a profile that are lists of entries. Contract, columns, forms, drafts, checks and what the database is
 * asked follow from this table; the fields stand in the order of the form.
 */
export const profileSections = {
  work_experiences: {
    path: 'work-experiences',
    table: 'work_experiences',
    most: 50,
    fields: {
      title: { ...line, isRequired: true },
      company: { ...line, isRequired: true },
      start_date: { ...date, isRequired: true },
      end_date: date,
      is_current: flag,
      place,
      description,
    },
    sameBy: ['title', 'company', 'start_date'],
    period,
  },
  educations: {
    path: 'educations',
    table: 'educations',
    most: 30,
    fields: {
      school: { ...line, isRequired: true },
      degree: line,
      field: line,
      start_date: date,
      end_date: date,
      is_current: flag,
      place,
      description,
    },
    sameBy: ['school', 'degree', 'start_date'],
    period,
  },
  licences: {
    path: 'licences',
    table: 'licences',
    most: 30,
    fields: {
      name: { ...line, isRequired: true },
      issuer: line,
      issued: date,
      expires: date,
      credential_id: { is: 'line', most: 100 },
      url: { is: 'url', most: 500 },
      file_id: { is: 'file' },
    },
    sameBy: ['name', 'issuer', 'issued'],
    period: { from: 'issued', to: 'expires', problem: 'issueAfterExpiry' },
  },
  links: {
    path: 'links',
    table: 'profile_links',
    most: 10,
    fields: {
      url: { is: 'url', most: 500, isRequired: true },
      label: { is: 'line', most: 60 },
    },
    sameBy: ['url'],
  },
} as const satisfies Record<string, Section>;

type Table = typeof profileSections;
export type SectionName = keyof Table;
type Fields<Name extends SectionName> = Table[Name]['fields'];
export type FieldName<Name extends SectionName = SectionName> = Name extends SectionName
  ? keyof Fields<Name> & string
  : never;

type ValueOf<Field> = Field extends { is: 'flag' }
  ? boolean
  : Field extends { is: 'date'; isRequired: true }
    ? string
    : Field extends { is: 'date' | 'file' }
      ? string | null
      : string;

/** What an entry says. */
export type EntryValues<Name extends SectionName> = { [Key in keyof Fields<Name>]: ValueOf<Fields<Name>[Key]> };
type Needed<Name extends SectionName> = {
  [Key in keyof Fields<Name>]: Fields<Name>[Key] extends { isRequired: true } ? Key : never;
}[keyof Fields<Name>];
/** The same as it is sent: what is optional may be left out. */
export type EntryInput<Name extends SectionName> = Pick<EntryValues<Name>, Needed<Name>> & Partial<EntryValues<Name>>;

/** Where it does not matter which section it is. */
export const sectionOf = (name: SectionName): Section => profileSections[name];
export const sectionNames = Object.keys(profileSections) as SectionName[];

export const MOST_SKILLS = 10;
export const LONGEST_SKILL = 50;
