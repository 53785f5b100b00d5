import sharp from 'sharp';
import type { LanguageCode } from '#src/modules/options/languages.ts';
import { emptyResume } from '#src/modules/profiles/empty-resume.ts';
import type { ResumeContent } from '#src/modules/profiles/resume-content.ts';
import { samplePeople } from './sample-people.data.ts';

/** An invented person's resume in a language, for pictures of the designs. */
export function sampleOf(language: LanguageCode): ResumeContent {
  const person = samplePeople[language];
  return {
    ...emptyResume(),
    first_name: person.name[0],
    last_name: person.name[1],
    headline: person.headline,
    email: person.mail,
    phone: person.phone,
    place: person.place,
    date_of_birth: language === 'ja' ? '1996-05-18' : null,
    summary: person.summary,
    links: person.site ? [{ url: `https://${person.site}`, label: '' }] : [],
    work_experiences: person.work.map(([title, company, place, start, end, ...points]) => ({
      title,
      company,
      place,
      ...periodOf(start, end),
      description: points.map((point) => `• ${point}`).join('\n'),
    })),
    educations: person.education.map(([school, degree, field, start, end]) => ({
      school,
      degree,
      field,
      place: '',
      ...periodOf(start, end),
      description: '',
    })),
    skills: person.skills.map((name) => ({ name, proficiency_id: null })),
    languages: person.languages.map((name) => ({ name, language_id: null, proficiency_id: null })),
    licences: person.licences.map(([name, issuer, issued]) => ({
      name,
      issuer,
      credential_id: '',
      url: '',
      issued,
      expires: null,
    })),
  };
}

function periodOf(start: string, end: string) {
  return { start, end: end || null, is_current: end === '' };
}

/** A drawn face, because an invented person has no photo. */
export function sampleFace(): Promise<Buffer> {
  return sharp(Buffer.from(FACE)).png().toBuffer();
}

const FACE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="400" height="400">
<rect width="100" height="100" fill="#d9e6df"/><path d="M28 44c0-20 10-28 22-28s22 8 22 28c0 10 2 18 4 24H24c2-6 4-14 4-24z" fill="#3a2a22"/>
<path d="M14 100c0-22 14-30 36-30s36 8 36 30z" fill="#2b6a57"/><path d="M42 60h16v14c0 5-16 5-16 0z" fill="#d39c78"/>
<ellipse cx="50" cy="45" rx="15" ry="19" fill="#e4b08c"/><path d="M34 42c4-12 18-14 32 0 0-14-6-21-16-21s-16 7-16 21z" fill="#3a2a22"/></svg>`;
