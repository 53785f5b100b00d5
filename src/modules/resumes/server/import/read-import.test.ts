import { describe, expect, it } from 'vitest';
import { createOptionNames, loadOptionData } from '#src/modules/options/server/options.public.ts';
import { emptyResume } from '#src/modules/profiles/empty-resume.ts';
import { jsonResume } from '#src/modules/profiles/json-resume.ts';
import type { ResumeContent } from '#src/modules/profiles/resume-content.ts';
import { toJsonResume } from '#src/modules/profiles/to-json-resume.ts';
import { linkedInArchive, linkedInTables, makeZip } from '#test/factories/linkedin-archive.ts';
import { LANGUAGES, loadPeople, type Person } from '#test/resumes/person.ts';
import { readImport } from '../read-resume.ts';
import { parseCsv } from './parse-csv.ts';
import { readJsonResume } from './read-json-resume.ts';

const namesIn = createOptionNames(loadOptionData());

/** Everything that a profile can say, in the words of a person of the language. */
function fullResume({
  name,
  headline,
  email,
  place,
  summary,
  work,
  education,
  skills,
  language,
}: Person): ResumeContent {
  const names = namesIn(language);
  return {
    ...emptyResume(),
    first_name: name[0],
    last_name: name[1],
    headline,
    email,
    phone: '+6591234567',
    place,
    date_of_birth: '1985-04-15',
    nationality: names.country(1).value,
    summary: summary[1],
    links: [{ url: 'https://people.example/me', label: headline.slice(0, 20) }],
    work_experiences: work[1].map(([title, company, where, , start, end, lines]) => ({
      title,
      company,
      place: where,
      start: start || null,
      end: end === 'now' ? null : end || null,
      is_current: end === 'now',
      description: lines.join('\n'),
    })),
    educations: education[1].map(([school, degree, field, where, , start, end], at) => ({
      school,
      degree,
      field,
      place: where,
      start: start || null,
      end: at === 0 ? end || null : null,
      is_current: false,
      description: at === 0 ? `${school} — ${field}\n${degree}.` : '',
    })),
    skills: skills[1].map((skill, at) => ({ name: skill, proficiency_id: at < 4 ? at + 1 : null })),
    languages: Array.from({ length: 20 }, (_, at) => ({
      name: names.jobLanguage(at + 1).value,
      language_id: at + 1,
      proficiency_id: at < 5 ? at + 1 : null,
    })),
    licences: [
      { name: headline, issuer: place, credential_id: 'No. 42', url: '', issued: '2018', expires: '2028-03-31' },
    ],
  };
}

describe('JSON Resume', () => {
  it.each(LANGUAGES)('RES-05 goes out and comes in again without loss: %s', (language) => {
    const names = namesIn(language);
    for (const person of loadPeople().filter((one) => one.language === language)) {
      const content = fullResume(person);
      const out = toJsonResume(content, (list, id) => names.of(list, id).value);
      expect(jsonResume.safeParse(out).error).toBeUndefined();
      expect(readJsonResume(JSON.stringify(out), language).content).toEqual(content);
    }
  });

  it('RES-05 says what nobody has checked in its own places, and is still in shape', () => {
    const content = { ...emptyResume(), email: 'ada at home', links: [{ url: 'ada.example', label: '' }] };
    const out = toJsonResume(content, () => '');
    expect(jsonResume.safeParse(out).error).toBeUndefined();
    expect(readJsonResume(JSON.stringify(out), 'en').content).toEqual(content);
  });

  it('RES-05 reads those of other programs: older names, highlights, keywords, places, odd types', () => {
    const { content, fields } = readJsonResume(
      `\ufeff${JSON.stringify({
        basics: {
          name: 'Nadia Okafor',
          website: 'https://nadia.example',
          location: { address: '1 High Street', city: 'Leeds', countryCode: 'GB' },
          profiles: [{ network: 'Mastodon', username: 'nadia', url: 'https://social.example/@nadia' }, 'nonsense'],
        },
        work: [
          {
            company: 'Corner Bakery',
            position: 'Baker\u202e',
            startDate: '2019-03-01T00:00:00.000Z',
            summary: 'Early mornings.',
            highlights: ['Bread', 7, null],
          },
          { name: 'Mills', position: 'Helper', startDate: 'a long time ago', endDate: '2014-31' },
        ],
        volunteer: [{ organization: 'Food bank', position: 'Driver', startDate: '2020', endDate: '2021' }],
        education: [{ institution: 'Leeds College', courses: ['Bread, a course'], gpa: 3.9, endDate: '2014' }],
        skills: [{ name: 'Baking', level: 'Master', keywords: ['Sourdough', 'Rye'] }],
        languages: [{ language: 'Deutsch', fluency: 'fluent' }],
        interests: 'none',
      })}`,
      'en',
    );
    expect(content).toMatchObject({ first_name: 'Nadia', last_name: 'Okafor', place: 'Leeds, United Kingdom' });
    expect(content.links.map(({ url, label }) => [url, label])).toEqual([
      ['https://nadia.example', ''],
      ['https://social.example/@nadia', 'Mastodon'],
    ]);
    expect(content.work_experiences).toMatchObject([
      { title: 'Baker', company: 'Corner Bakery', start: '2019-03-01', end: null, is_current: true },
      { title: 'Helper', company: 'Mills', start: null, end: null, is_current: false },
      { title: 'Driver', company: 'Food bank', start: '2020', end: '2021' },
    ]);
    expect(content.work_experiences[0]?.description).toBe('Early mornings.\n• Bread\n• 7');
    expect(content.educations[0]?.description).toBe('Bread, a course\n3.9');
    expect(content.skills).toEqual([
      { name: 'Baking', proficiency_id: 4 },
      { name: 'Sourdough', proficiency_id: null },
      { name: 'Rye', proficiency_id: null },
    ]);
    expect(Object.keys(fields).sort()).toEqual([
      'work_experiences.1.end',
      'work_experiences.1.start',
      'work_experiences.2.company',
    ]);
    expect(fields['work_experiences.1.start']).toMatchObject({ source: { text: 'a long time ago' } });
  });

  it.each([
    ['that is cut off', '{"basics": {"name": "Ada"', 'notJson'],
    ['that is a list', '[1, 2]', 'notJsonResume'],
    ['about something else', '{"name": "parley", "version": "1.0.0"}', 'notJsonResume'],
    ['that says nothing', '{"basics": {}, "work": []}', 'notJsonResume'],
    ['that goes a million levels down', '['.repeat(1_000_000), 'notJson'],
    ['that is longer than any life', `{"basics": {"summary": "${'a'.repeat(6_000_000)}"}}`, 'tooLarge'],
  ])('RES-05 gives a JSON file %s back with its reason', async (_, text, reason) => {
    expect(await readImport(Buffer.from(text))).toMatchObject({ reason });
  });
});

describe('an archive of LinkedIn', () => {
  it('RES-05 becomes a reading: quotes, line ends, months, levels, notes, columns that nobody knows', async () => {
    const read = await readImport(await linkedInArchive());
    if (read.reason !== undefined) throw new Error(read.reason);
    expect(read.content).toEqual({
      ...emptyResume(),
      first_name: 'Nadia',
      last_name: 'Okafor',
      headline: 'Baker, "pastry" and bread',
      email: 'nadia@mail.example',
      phone: '+44 7700 900123',
      place: 'Leeds, England, United Kingdom',
      date_of_birth: '1990-03-05',
      summary: 'I bake for people who get up early.\n\nTen years of sourdough.',
      links: [
        { url: 'https://corner.example/team', label: '' },
        { url: 'https://nadia.example', label: '' },
      ],
      work_experiences: [
        {
          title: 'Head Baker',
          company: 'Corner Bakery Ltd',
          place: 'Leeds, England, United Kingdom',
          start: '2019-03',
          end: null,
          is_current: true,
          description: 'Lead a team of four.\nOrder flour, butter and eggs.',
        },
        {
          title: 'Baker',
          company: 'Mills & Sons, Bakers',
          place: 'York',
          start: '2014-09',
          end: '2019-02',
          is_current: false,
          description: '',
        },
      ],
      educations: [
        {
          school: 'Leeds College',
          degree: 'Diploma in Baking',
          field: '',
          place: '',
          start: '2012',
          end: '2014',
          is_current: false,
          description: 'Bread club',
        },
      ],
      skills: ['Sourdough', 'Stock control', 'Bread, rolls'].map((name) => ({ name, proficiency_id: null })),
      languages: [
        { name: 'English', language_id: 1, proficiency_id: 1 },
        { name: 'Turkish', language_id: 7, proficiency_id: 4 },
        { name: 'Klingon', language_id: null, proficiency_id: null },
      ],
      licences: [
        {
          name: 'Food Hygiene Level 3',
          issuer: 'City Council',
          credential_id: 'FH-42',
          url: 'https://certs.example/42',
          issued: '2020-01',
          expires: '2023-01',
        },
      ],
    });
    expect(read.fields).toEqual({});
  });

  it('RES-05 may lie in a folder, lack tables and begin them with notes', async () => {
    const folder = 'Complete_LinkedInDataExport/';
    const archive = await makeZip({
      '__MACOSX/._Profile.csv': 'junk',
      [`${folder}Profile.csv`]: `Notes:\r\n"About, this file"\r\n\r\n${linkedInTables['Profile.csv']}`,
      [`${folder}Jobs/Job Applications.csv`]: 'Application Date\n1/1/20\n',
      'xx/xx/etc/passwd': 'root',
    });
    const hostile = Buffer.from(archive.toString('latin1').replaceAll('xx/xx/', '../../'), 'latin1');
    expect(await readImport(hostile)).toMatchObject({ content: { first_name: 'Nadia', work_experiences: [] } });
  });

  it('RES-05 keeps to the limits of a profile and marks what it had to cut', async () => {
    const row = (title: string, text: string) => `Corner Bakery,${title},"${text}",Leeds,Mar 2019,someday\n`;
    const head = 'Company Name,Title,Description,Location,Started On,Finished On\n';
    const read = await readImport(
      await linkedInArchive({
        'Positions.csv': head + row('パン職人'.repeat(40), '🥐'.repeat(2500)) + row('B', 'Bread'),
      }),
    );
    if (read.reason !== undefined) throw new Error(read.reason);
    const [long, short] = read.content.work_experiences;
    expect([long?.title.length, long?.description.length]).toEqual([120, 4000]);
    expect(long?.description.isWellFormed()).toBe(true);
    // Fewer letters than the profile takes.
    expect(short?.description).toBe('Bread');
    expect(Object.keys(read.fields).sort()).toEqual([
      'work_experiences.0.description',
      'work_experiences.0.end',
      'work_experiences.0.title',
      'work_experiences.1.description',
      'work_experiences.1.end',
    ]);
    expect(read.fields['work_experiences.1.description']).toMatchObject({ source: { text: 'Bread' } });
  });

  it.each<[string, () => Promise<Buffer>, string]>([
    ['with other things in it', () => makeZip({ 'holiday.txt': 'sun' }), 'notLinkedIn'],
    ['with nothing in its tables', () => makeZip({ 'Skills.csv': 'Name\n' }), 'notLinkedIn'],
    [
      'of 5,000 entries',
      () => makeZip(Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`${at}`, '']))),
      'tooLarge',
    ],
    ['that unpacks to 100 MB', () => linkedInArchive({ 'Skills.csv': `Name\n${'a'.repeat(100_000_000)}` }), 'tooLarge'],
    [
      'whose tables are too much together',
      () => linkedInArchive({ 'Skills.csv': `Name\n${'a\n'.repeat(4_500_000)}` }),
      'tooLarge',
    ],
    ['that is cut off', async () => (await linkedInArchive()).subarray(0, 700), 'broken'],
    ['with a password', async () => encrypted(await linkedInArchive()), 'protected'],
  ])('RES-05 gives an archive %s back with its reason', async (_, archive, reason) => {
    expect(await readImport(await archive())).toMatchObject({ reason });
  });

  it('RES-05 reads tables as RFC 4180 writes them', () => {
    expect(parseCsv('\ufeffa,"b ""c"", d"\r\n\r\n"e\r\nf",\n"g')).toEqual([['a', 'b "c", d'], ['e\r\nf', ''], ['g']]);
  });
});

/** The mark of a password on every entry of the directory. */
function encrypted(archive: Buffer): Buffer {
  for (let at = archive.indexOf('PK\x01\x02'); at >= 0; at = archive.indexOf('PK\x01\x02', at + 4)) archive[at + 8] = 1;
  return archive;
}
