import type { PdfLine } from './simple-pdf.ts';

/** A resume of one page that is read without doubt, and where everything stands. */
export const READABLE_RESUME: PdfLine[] = [
  [72, 780, 'Ada Byron', 20],
  [72, 755, 'ada.byron@mail.example | +65 9123 4418 | Singapore'],
  [72, 720, 'WORK EXPERIENCE', 13],
  [72, 700, 'Software Engineer, Northern Lights Pte Ltd'],
  [420, 700, 'Mar 2019 - Present'],
  [72, 684, 'Built the service that keeps every lighthouse of the coast lit.'],
  [72, 660, 'Junior Developer, Harbour Systems Pte Ltd'],
  [420, 660, 'Jan 2016 - Feb 2019'],
  [72, 644, 'Wrote the timetable of the ferries and kept it right in storms.'],
  [72, 610, 'EDUCATION', 13],
  [72, 590, 'Bachelor of Science, National University of Singapore'],
  [420, 590, '2012 - 2015'],
  [72, 556, 'SKILLS', 13],
  [72, 536, 'TypeScript, PostgreSQL, Signal lamps'],
];
