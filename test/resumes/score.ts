import { emptyResume } from '#src/modules/profiles/empty-resume.ts';
import type { ResumeContent } from '#src/modules/profiles/resume-content.ts';
import { nameOf, type Person } from './person.ts';

/** Whether each thing that a person's resume says was read as it is. */
export interface Score {
  email: [number, number];
  phone: [number, number];
  name: [number, number];
  place: [number, number];
  work: [number, number];
  education: [number, number];
  skills: [number, number];
  languages: [number, number];
  licences: [number, number];
  summary: [number, number];
  headline: [number, number];
}

const same = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.,،、()·•'’"|:;–—-]+/g, '');
/** 'Grado en Arquitectura' may be one thing or two; the word between them is neither. */
const taught = (text: string) => same(text.replace(/\s(?:in|en|em|dalam)\s/gi, ' '));
const one = (isRight: boolean): [number, number] => [isRight ? 1 : 0, 1];
const none: [number, number] = [0, 0];
const EXTENSION = /[\s,]*(?:\/|ext|ramal|x|int|interno|dahili|samb|轉|转|分機|分机|内線|تحويلة)\.?\s*:?\s*\d+$/i;
/** A day counts for nothing: profiles keep months. */
const month = (date: string | null) => (date ?? '').slice(0, 7);

/** `without` names what a layout leaves out. */
export function score(
  person: Person,
  content: ResumeContent | undefined,
  without: string[],
  misses: string[] = [],
): Score {
  const miss = (field: string, wanted: unknown, got: unknown) =>
    misses.push(`${field}: wanted ${JSON.stringify(wanted)}, got ${JSON.stringify(got)}`);
  const check = (field: string, isRight: boolean, wanted: unknown, got: unknown): [number, number] => {
    if (!isRight) miss(field, wanted, got);
    return one(isRight);
  };
  const read = content ?? emptyResume();
  const digits = (text: string) =>
    text
      .normalize('NFKC')
      .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
      .replace(EXTENSION, '')
      .replace(/\D/g, '')
      .replace(/^0+/, '');
  const full = `${read.first_name}${read.last_name}`;
  const names = [nameOf(person), person.name.join(''), person.name.toReversed().join('')].map(same);
  const got = read.phone && digits(read.phone);
  return {
    email: check('email', read.email === person.email, person.email, read.email),
    phone: check(
      'phone',
      got !== '' && (got.endsWith(digits(person.phone)) || digits(person.phone).endsWith(got)),
      person.phone,
      read.phone,
    ),
    name: check(
      'name',
      names.includes(same(full)) || names.includes(same(`${read.last_name}${read.first_name}`)),
      nameOf(person),
      [read.first_name, read.last_name],
    ),
    place: person.place ? check('place', same(read.place) === same(person.place), person.place, read.place) : none,
    work: count(person.work[1], ([title, company, , dates, start, end]) => {
      const isRead = read.work_experiences.some((job) => {
        const isCurrent = end === 'now' ? job.is_current : month(job.end) === month(end);
        return (
          same(job.title) === same(title) &&
          same(job.company) === same(company) &&
          month(job.start) === month(start) &&
          isCurrent
        );
      });
      if (!isRead)
        miss(
          'work',
          [title, company, dates],
          read.work_experiences.map((job) => [job.title, job.company, job.start, job.end ?? job.is_current]),
        );
      return isRead;
    }),
    education: count(person.education[1], ([school, degree, field, , dates, start, end]) => {
      const isRead = read.educations.some((one) => {
        const isNamed = same(one.school) === same(school);
        const isTaught = [`${one.degree} ${one.field}`, `${one.field} ${one.degree}`].some(
          (text) => taught(text) === taught(`${degree} ${field}`),
        );
        return (
          isNamed &&
          isTaught &&
          month(one.start) === month(start) &&
          (end === 'now' ? one.is_current : month(one.end) === month(end))
        );
      });
      if (!isRead)
        miss(
          'education',
          [school, degree, field, dates],
          read.educations.map((one) => [one.school, one.degree, one.field, one.start, one.end]),
        );
      return isRead;
    }),
    skills: count(person.skills[1], (skill) => {
      const isRead = read.skills.some(({ name }) => same(name) === same(skill));
      if (!isRead)
        miss(
          'skill',
          skill,
          read.skills.map(({ name }) => name),
        );
      return isRead;
    }),
    languages: without.includes('languages')
      ? none
      : count(person.languages?.[1] ?? [], ([name]) => {
          const isRead = read.languages.some((language) => same(language.name) === same(name));
          if (!isRead)
            miss(
              'language',
              name,
              read.languages.map((language) => language.name),
            );
          return isRead;
        }),
    licences: without.includes('licences')
      ? none
      : count(person.licences?.[1] ?? [], ([name]) => {
          const isRead = read.licences.some((licence) => same(licence.name) === same(name));
          if (!isRead)
            miss(
              'licence',
              name,
              read.licences.map((licence) => licence.name),
            );
          return isRead;
        }),
    summary:
      without.includes('summary') || person.summary[1] === ''
        ? none
        : check('summary', same(read.summary) === same(person.summary[1]), person.summary[1], read.summary),
    headline:
      without.includes('headline') || person.headline === ''
        ? none
        : check('headline', same(read.headline) === same(person.headline), person.headline, read.headline),
  };
}

function count<Item>(items: Item[], isRead: (item: Item) => boolean): [number, number] {
  return [items.filter(isRead).length, items.length];
}

/** What a layout does not show. */
export const without: Record<string, string[]> = {
  'html-form': ['headline'],
  'html-grid-form': ['headline'],
  'docx-grid': ['headline', 'languages'],
  'docx-plain': ['headline'],
  'fpdf-a': ['licences'],
  'fpdf-b': ['licences'],
  'reportlab-b': ['headline'],
  'pydocx-b': ['headline'],
  'typst-b': ['licences'],
};
