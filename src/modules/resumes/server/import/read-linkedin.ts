import { factGroups } from '#src/modules/profiles/fact-groups.ts';
import { LONGEST_SKILL, profileSections } from '#src/modules/profiles/profile-sections.ts';
import type { ResumeReading } from '../../resume-reading.ts';
import { UnreadableFile } from '../read/document.ts';
import { openZip } from '../read/unzip.ts';
import { Draft } from './draft.ts';
import { languageIdFor, languageLevelOf } from './known-names.ts';
import { readTable } from './parse-csv.ts';

type Row = Record<string, string>;

/** The tables of the archive that a profile is made of, with columns that each of them has. */
const tables = {
  'profile.csv': ['first name', 'last name'],
  'positions.csv': ['company name', 'title'],
  'education.csv': ['school name'],
  'skills.csv': ['name'],
  'languages.csv': ['name'],
  'certifications.csv': ['name', 'authority'],
  'email addresses.csv': ['email address'],
  'phonenumbers.csv': ['number'],
} as const;
type TableName = keyof typeof tables;

const MOST_ROWS = 200;
/** Of all tables together when they are unpacked: the history of a long life is a thousandth of it. */
const MOST_LETTERS = 8_000_000;

const { work_experiences: work, educations, licences, links } = profileSections;
const { basics } = factGroups;

/** What LinkedIn's copy of someone's data says of them, the basic one or the complete one. */
export function readLinkedIn(bytes: Buffer): ResumeReading {
  const read = openTables(bytes);
  const draft = new Draft();
  readPerson(draft, read('profile.csv')[0] ?? {});
  readContact(draft, read('email addresses.csv'), read('phonenumbers.csv'));
  for (const row of read('positions.csv')) addPosition(draft, row);
  for (const row of read('education.csv')) addEducation(draft, row);
  for (const row of read('skills.csv')) {
    const name = draft.line(`skills.${draft.content.skills.length}.name`, row.name, LONGEST_SKILL);
    if (name) draft.content.skills.push({ name, proficiency_id: null });
  }
  for (const row of read('languages.csv')) addLanguage(draft, row);
  for (const row of read('certifications.csv')) addLicence(draft, row);
  if (draft.isEmpty) throw new UnreadableFile('notLinkedIn');
  return draft.reading();
}

/**
 * Entries are found by their last name: whoever has packed the folder again has one more around them. Their paths are
 * never used for anything else.
 */
function openTables(bytes: Buffer): (table: TableName) => Row[] {
  const { names, read } = openZip(bytes);
  const found = new Map<string, string>();
  for (const name of names.filter((one) => !one.startsWith('__MACOSX/'))) {
    const last = name.slice(name.lastIndexOf('/') + 1).toLowerCase();
    if (!found.has(last)) found.set(last, name);
  }
  if (!Object.keys(tables).some((name) => found.has(name))) throw new UnreadableFile('notLinkedIn');
  let left = MOST_LETTERS;
  return (table) => {
    const text = read(found.get(table) ?? '') ?? '';
    left -= text.length;
    if (left < 0) throw new UnreadableFile('tooLarge');
    return readTable(text, tables[table]).slice(0, MOST_ROWS);
  };
}

function readPerson(draft: Draft, row: Row): void {
  const { content } = draft;
  content.first_name = draft.line('first_name', row['first name'], basics.first_name.most);
  content.last_name = draft.line('last_name', row['last name'], basics.last_name.most);
  content.headline = draft.line('headline', row.headline, basics.headline.most);
  content.place = draft.line('place', row['geo location'] || row.address, basics.place.most);
  content.summary = draft.long('summary', row.summary, factGroups.summary.summary);
  // Often without its year, which is no birthday to us.
  if (/\d{4}/.test(row['birth date'] ?? '')) content.date_of_birth = draft.date('date_of_birth', row['birth date']);
  // '[COMPANY:https://parley.example,PERSONAL:https://ada.example]'
  for (const [url] of (row.websites ?? '').matchAll(/https?:\/\/[^\s,\]]+/g)) {
    const path = `links.${content.links.length}.url`;
    content.links.push({ url: draft.line(path, url, links.fields.url.most), label: '' });
  }
}

function readContact(draft: Draft, emails: Row[], phones: Row[]): void {
  const email = emails.find(({ primary }) => primary?.toLowerCase() === 'yes') ?? emails[0];
  draft.content.email = draft.line('email', email?.['email address'], 200);
  draft.content.phone = draft.line('phone', phones[0]?.number, 50);
}

/** What has not ended goes on. */
function periodOf(draft: Draft, path: string, from: string | undefined, until: string | undefined) {
  const start = draft.date(`${path}.start`, from);
  return { start, end: draft.date(`${path}.end`, until), is_current: start !== null && !until?.trim() };
}

function addPosition(draft: Draft, row: Row): void {
  const path = `work_experiences.${draft.content.work_experiences.length}`;
  draft.content.work_experiences.push({
    title: draft.line(`${path}.title`, row.title, work.fields.title.most),
    company: draft.line(`${path}.company`, row['company name'], work.fields.company.most),
    place: draft.line(`${path}.place`, row.location, work.fields.place.most),
    ...periodOf(draft, path, row['started on'], row['finished on']),
    description: draft.long(`${path}.description`, row.description, work.fields.description),
  });
}

function addEducation(draft: Draft, row: Row): void {
  const path = `educations.${draft.content.educations.length}`;
  const told = [row.notes, row.activities].filter((text) => text?.trim()).join('\n');
  draft.content.educations.push({
    school: draft.line(`${path}.school`, row['school name'], educations.fields.school.most),
    degree: draft.line(`${path}.degree`, row['degree name'], educations.fields.degree.most),
    field: draft.line(`${path}.field`, row['field of study'], educations.fields.field.most),
    place: '',
    ...periodOf(draft, path, row['start date'], row['end date']),
    description: draft.long(`${path}.description`, told, educations.fields.description),
  });
}

function addLanguage(draft: Draft, { name: said, proficiency = '' }: Row): void {
  const name = draft.line(`languages.${draft.content.languages.length}.name`, said, 100);
  if (name === '') return;
  const spoken = { name, language_id: languageIdFor(name), proficiency_id: languageLevelOf(proficiency) };
  draft.content.languages.push(spoken);
}

function addLicence(draft: Draft, row: Row): void {
  const path = `licences.${draft.content.licences.length}`;
  const { name, issuer, credential_id, url } = licences.fields;
  draft.content.licences.push({
    name: draft.line(`${path}.name`, row.name, name.most),
    issuer: draft.line(`${path}.issuer`, row.authority, issuer.most),
    credential_id: draft.line(`${path}.credential_id`, row['license number'], credential_id.most),
    url: draft.line(`${path}.url`, row.url, url.most),
    issued: draft.date(`${path}.issued`, row['started on']),
    expires: draft.date(`${path}.expires`, row['finished on']),
  });
}
