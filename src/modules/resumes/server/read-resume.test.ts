import { describe, expect, it } from 'vitest';
import { packDocx } from '#test/resumes/layouts/docx.ts';
import { simplePdf } from '#test/resumes/simple-pdf.ts';
import { readResume } from './resumes.public.ts';

const lines: [number, number, string, number?][] = [
  [50, 790, 'Ines Okafor', 20],
  [50, 770, 'ines.okafor@post.example | +44 7700 900456 | Leeds, United Kingdom'],
  [50, 740, 'Experience', 14],
  [50, 720, 'Baker'],
  [450, 720, 'Mar 2019 - Present'],
  [50, 706, 'Corner Bakery Ltd, Leeds'],
  [50, 676, 'Education', 14],
  [50, 656, 'Diploma in Baking'],
  [450, 656, '2016 - 2018'],
  [50, 642, 'Leeds College'],
  [50, 612, 'Skills', 14],
  [50, 592, 'Sourdough, Pastry, Stock control'],
];

// Files that are made to do harm: hostile-files.test.ts.
describe('reading in a process of its own', () => {
  it('RES-02 reads a PDF and tells where each field stands', async () => {
    const read = await readResume(simplePdf([lines]));
    if (read.reason !== undefined) throw new Error(read.reason);
    expect(read.content).toMatchObject({
      first_name: 'Ines',
      last_name: 'Okafor',
      email: 'ines.okafor@post.example',
      phone: '+44 7700 900456',
    });
    expect(read.content.work_experiences).toMatchObject([
      { title: 'Baker', company: 'Corner Bakery Ltd', place: 'Leeds', start: '2019-03', is_current: true },
    ]);
    expect(read.content.educations).toMatchObject([
      { school: 'Leeds College', degree: 'Diploma', field: 'Baking', start: '2016', end: '2018' },
    ]);
    expect(read.content.skills.map(({ name }) => name)).toEqual(['Sourdough', 'Pastry', 'Stock control']);
    expect(read.fields['work_experiences.0.title']).toMatchObject({
      source: { page: 1, text: 'Baker', box: { x: 50 } },
    });
    expect(read.pages).toEqual([{ width: 595, height: 842 }]);
  });

  it.each<[string, Buffer, string]>([
    ['without text', simplePdf([[]]), 'scan'],
    ['that is a program', Buffer.concat([Buffer.from('7f454c46', 'hex'), Buffer.alloc(4096, 1)]), 'broken'],
    [
      'that is no resume',
      packDocx({ body: '<w:p><w:r><w:t>Dear neighbours, the lift is out of order.</w:t></w:r></w:p>' }),
      'notAResume',
    ],
  ])('RES-02 gives a file %s back with its reason', async (_, bytes, reason) => {
    expect(await readResume(bytes)).toMatchObject({ reason });
  });

  it('RES-02 is done soon with paragraphs that were written to keep rules busy', async () => {
    const hostile = ['2019 - ', 'a@', '1 ', '.a', 'Jan 2019 to '].map(
      (part) => `<w:p><w:r><w:t>${part.repeat(30_000 / part.length)}</w:t></w:r></w:p>`,
    );
    const body = `<w:p><w:r><w:t>Experience</w:t></w:r></w:p>${hostile.join('')}<w:p><w:r><w:t>Skills</w:t></w:r></w:p><w:p><w:r><w:t>Welding</w:t></w:r></w:p>`;
    expect(await readResume(packDocx({ body }))).toMatchObject({ content: { skills: [{ name: 'Welding' }] } });
  });
});
