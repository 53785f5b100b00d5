import { describe, expect, it } from 'vitest';
import { emptyResume } from '#src/modules/profiles/empty-resume.ts';
import type { Profile } from '#src/modules/profiles/profiles.contract.ts';
import { standIn } from '#test/stand-in.ts';
import { compareReading } from './compare-reading.ts';

const period = { start: '2019-04', end: null, is_current: true };
const job = { title: 'Keeper', company: 'Lights', place: '', ...period, description: '' };
const entry = { title: 'keeper', company: 'LIGHTS', place: 'Oslo', description: 'Kept the lamp burning.' };
const kept = { id: 7, version: 2, file: null, ...entry, start_date: '2019-04', end_date: null, is_current: true };

const profile = standIn<Profile>({
  first_name: 'Ada',
  last_name: '',
  headline: 'Keeper of lights',
  place: '',
  date_of_birth: null,
  summary: '',
  work_experiences: [kept],
  educations: [],
  licences: [],
  links: [],
  skills: [{ name: 'Knots', proficiency: null }],
  languages: [{ id: 1, value: 'English', proficiency: null }],
});

describe('a resume beside a profile', () => {
  it('RES-02 says of each fact whether it is new, a change or there already', () => {
    const content = { ...emptyResume(), first_name: 'Ada', last_name: 'Byron', headline: 'Engineer' };
    const { facts } = compareReading({ ...content, date_of_birth: '1990' }, profile);
    expect(facts.map(({ name, change }) => [name, change])).toEqual([
      ['first_name', 'kept'],
      ['last_name', 'added'],
      ['headline', 'changed'],
    ]);
  });

  it('RES-02 knows an entry again, keeps what the resume does not say and marks what is missing', () => {
    const content = emptyResume();
    content.work_experiences = [
      { ...job, title: 'KEEPER', company: 'Lights' },
      { ...job, start: '2018', end: '2020-01', is_current: false },
      { ...job, title: '', company: 'Harbour', description: 'short' },
    ];
    const { entries } = compareReading(content, profile);
    expect(entries[0]).toMatchObject({
      change: 'changed',
      before: { id: 7, version: 2 },
      values: { place: 'Oslo', description: 'Kept the lamp burning.' },
    });
    expect(entries[1]).toMatchObject({ change: 'changed', values: { start_date: '2018', end_date: '2020-01' } });
    expect(entries[2]).toMatchObject({
      change: 'added',
      before: null,
      isIncomplete: true,
      values: { description: '' },
    });
  });

  it('RES-02 says what of a text does not fit a profile, and what has no place in one', () => {
    const content = emptyResume();
    content.summary = `${'x'.repeat(4000)} and the end`;
    content.date_of_birth = '1990';
    content.nationality = 'Atlantean';
    content.work_experiences = [
      { ...job, company: 'Other lights', description: 'short' },
      { ...job, company: 'Lights by the sea', description: `${'y'.repeat(4000)}tail` },
    ];
    content.skills = [{ name: `${'s'.repeat(50)}more`, proficiency_id: null }];
    content.languages = [{ name: 'Quenya', language_id: null, proficiency_id: null }];
    const { facts, entries, skills, unkept } = compareReading(content, profile);
    expect(facts.map(({ lost }) => lost)).toEqual([{ is: 'cut', text: ' and the end' }]);
    expect(entries.map(({ lost }) => lost)).toEqual([
      { description: { is: 'short', text: 'short' } },
      { description: { is: 'cut', text: 'tail' } },
    ]);
    expect(skills).toMatchObject([{ name: 's'.repeat(50), lost: { is: 'cut', text: 'more' } }]);
    expect(unkept).toEqual([
      { is: 'birthday', path: 'date_of_birth', text: '1990' },
      { is: 'nationality', path: 'nationality', text: 'Atlantean' },
      { is: 'language', path: 'languages.0.name', text: 'Quenya' },
    ]);
  });

  it('RES-02 offers each skill and language once, and only languages that can be kept', () => {
    const content = emptyResume();
    content.skills = ['knots', 'Radio', 'radio'].map((name) => ({ name, proficiency_id: null }));
    content.languages = [
      { name: 'English', language_id: 1, proficiency_id: 2 },
      { name: 'Elvish', language_id: null, proficiency_id: null },
    ];
    const { skills, languages } = compareReading(content, profile);
    expect(skills.map(({ path, change }) => [path, change])).toEqual([
      ['skills.0', 'kept'],
      ['skills.1', 'added'],
    ]);
    expect(languages.map(({ change }) => change)).toEqual(['kept']);
  });
});
