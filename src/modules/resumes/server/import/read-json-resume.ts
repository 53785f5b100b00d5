import { factGroups } from '#src/modules/profiles/fact-groups.ts';
import { LONGEST_SKILL, profileSections } from '#src/modules/profiles/profile-sections.ts';
import type { ResumeReading } from '../../resume-reading.ts';
import { UnreadableFile } from '../read/document.ts';
import { splitName } from '../read/names.ts';
import { Draft, textOf } from './draft.ts';
import { languageIdFor, languageLevelOf, skillLevelOf } from './known-names.ts';

type Said = Record<string, unknown>;

const SECTIONS = ['basics', 'work', 'education', 'skills', 'languages', 'certificates', 'volunteer'];
const MOST_LETTERS = 5_000_000;
/** Of one section; nobody agrees to more one by one. */
const MOST_ENTRIES = 200;

const { work_experiences: work, educations, licences, links } = profileSections;
const { basics } = factGroups;

/** What a file in the shape of JSON Resume says, of any version; what it says beyond a profile is passed over. */
export function readJsonResume(text: string, language: string | undefined): ResumeReading {
  if (text.length > MOST_LETTERS) throw new UnreadableFile('tooLarge');
  const said = parse(text);
  if (!SECTIONS.some((name) => name in said)) throw new UnreadableFile('notJsonResume');
  const draft = new Draft();
  readBasics(draft, asObject(said.basics), language);
  for (const one of listOf(said.work)) addWork(draft, one, one.name ?? one.company);
  for (const one of listOf(said.volunteer)) {
    addWork(draft, one, one.organization);
    // Nobody paid for it perhaps, and it may not be wanted among the jobs.
    draft.doubt(`work_experiences.${draft.content.work_experiences.length - 1}.company`, textOf(one.organization));
  }
  for (const one of listOf(said.education)) addEducation(draft, one);
  readSkills(draft, listOf(said.skills));
  for (const one of listOf(said.languages)) addLanguage(draft, one);
  for (const one of listOf(said.certificates)) addLicence(draft, one);
  if (draft.isEmpty) throw new UnreadableFile('notJsonResume');
  return draft.reading();
}

function parse(text: string): Said {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    throw new UnreadableFile('notJson');
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw new UnreadableFile('notJsonResume');
  return parsed as Said;
}

const asObject = (said: unknown): Said => (typeof said === 'object' && said !== null ? (said as Said) : {});
const listOf = (said: unknown): Said[] =>
  Array.isArray(said) ? said.slice(0, MOST_ENTRIES).filter((one) => typeof one === 'object' && one !== null) : [];
const textsOf = (said: unknown): string[] => (Array.isArray(said) ? said.map(textOf).filter(Boolean) : []);

function readBasics(draft: Draft, said: Said, language: string | undefined): void {
  const { content } = draft;
  const name = splitName(textOf(said.name), language);
  content.first_name = draft.line('first_name', said.givenName ?? name.first, basics.first_name.most);
  content.last_name = draft.line('last_name', said.familyName ?? name.last, basics.last_name.most);
  content.headline = draft.line('headline', said.label, basics.headline.most);
  content.email = draft.line('email', said.email ?? said.emailAsWritten, 200);
  content.phone = draft.line('phone', said.phone, 50);
  content.place = draft.line('place', placeOf(asObject(said.location), language), basics.place.most);
  content.date_of_birth = draft.date('date_of_birth', said.birthDate);
  content.nationality = draft.line('nationality', said.nationality, 100);
  content.summary = draft.long('summary', said.summary, factGroups.summary.summary);
  const own = { url: said.url ?? said.website };
  for (const one of [...(own.url ? [own] : []), ...listOf(said.profiles)]) addLink(draft, one);
}

function placeOf({ city, region, countryCode, address }: Said, language = 'en'): string {
  const code = textOf(countryCode).toUpperCase();
  const country = /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? '') : '';
  const parts = [textOf(city), textOf(region), country].filter(Boolean);
  return parts.length > 0 ? [...new Set(parts)].join(', ') : textOf(address);
}

function addLink(draft: Draft, said: Said): void {
  const path = `links.${draft.content.links.length}`;
  const url = draft.line(`${path}.url`, said.url ?? said.urlAsWritten, links.fields.url.most);
  if (url) draft.content.links.push({ url, label: draft.line(`${path}.label`, said.network, links.fields.label.most) });
}

/** What is not over has no end, unless it is said otherwise. */
function periodOf(draft: Draft, path: string, said: Said) {
  const start = draft.date(`${path}.start`, said.startDate);
  const end = draft.date(`${path}.end`, said.endDate);
  const isOpen = start !== null && textOf(said.endDate) === '';
  return { start, end, is_current: isOpen && said.isCurrent !== false };
}

function addWork(draft: Draft, said: Said, employer: unknown): void {
  const path = `work_experiences.${draft.content.work_experiences.length}`;
  draft.content.work_experiences.push({
    title: draft.line(`${path}.title`, said.position, work.fields.title.most),
    company: draft.line(`${path}.company`, employer, work.fields.company.most),
    place: draft.line(`${path}.place`, said.location, work.fields.place.most),
    ...periodOf(draft, path, said),
    description: draft.long(`${path}.description`, paragraphs(said), work.fields.description),
  });
}

function addEducation(draft: Draft, said: Said): void {
  const path = `educations.${draft.content.educations.length}`;
  const told = [textOf(said.summary), ...textsOf(said.courses), textOf(said.score ?? said.gpa)];
  draft.content.educations.push({
    school: draft.line(`${path}.school`, said.institution, educations.fields.school.most),
    degree: draft.line(`${path}.degree`, said.studyType, educations.fields.degree.most),
    field: draft.line(`${path}.field`, said.area, educations.fields.field.most),
    place: draft.line(`${path}.place`, said.location, educations.fields.place.most),
    ...periodOf(draft, path, said),
    description: draft.long(`${path}.description`, told.filter(Boolean).join('\n'), educations.fields.description),
  });
}

function paragraphs(said: Said): string {
  return [textOf(said.summary), ...textsOf(said.highlights).map((one) => `• ${one}`)].filter(Boolean).join('\n');
}

/** A skill, and what it is made of: 'Web', with 'HTML' and 'CSS'. */
function readSkills(draft: Draft, said: Said[]): void {
  for (const { name, level, keywords } of said) {
    for (const one of [textOf(name), ...textsOf(keywords)].filter(Boolean).slice(0, MOST_ENTRIES)) {
      const path = `skills.${draft.content.skills.length}.name`;
      draft.content.skills.push({
        name: draft.line(path, one, LONGEST_SKILL),
        proficiency_id: one === name ? skillLevelOf(textOf(level)) : null,
      });
    }
  }
}

function addLanguage(draft: Draft, { language, fluency }: Said): void {
  const name = draft.line(`languages.${draft.content.languages.length}.name`, language, 100);
  if (name === '') return;
  const spoken = { name, language_id: languageIdFor(name), proficiency_id: languageLevelOf(textOf(fluency)) };
  draft.content.languages.push(spoken);
}

function addLicence(draft: Draft, said: Said): void {
  const path = `licences.${draft.content.licences.length}`;
  const { name, issuer, credential_id, url } = licences.fields;
  draft.content.licences.push({
    name: draft.line(`${path}.name`, said.name, name.most),
    issuer: draft.line(`${path}.issuer`, said.issuer, issuer.most),
    credential_id: draft.line(`${path}.credential_id`, said.credentialId, credential_id.most),
    url: draft.line(`${path}.url`, said.url ?? said.urlAsWritten, url.most),
    issued: draft.date(`${path}.issued`, said.date),
    expires: draft.date(`${path}.expires`, said.expirationDate),
  });
}
