import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInBoss } from '#test/factories/sign-in-boss.ts';
import { HEADER, importFile, line, openBoss, sendFile } from '#test/job-imports/import-ground.ts';
import { openProduct } from '#test/open-product.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';
import { MOST_IMPORTS_A_DAY } from '../import-targets.ts';

const DAY = 24;

describe('many jobs at once', () => {
  let app: TestApp;
  let worker: ReturnType<typeof openProduct>;
  beforeAll(async () => {
    app = await startTestApp();
    worker = openProduct(app);
  });
  afterAll(async () => {
    await worker.close();
    await app.close();
  });

  const run = () => worker.runTask('run-job-imports');
  const rowsOf = async (visitor: TestVisitor, id: number) =>
    (await visitor.api('GET /recruiters/job-imports/:id/rows', { id })).rows;
  const drafts = async (visitor: TestVisitor) => (await visitor.api('GET /recruiters/jobs/drafts')).drafts;
  const notesOf = (row: { notes: { text: string }[] } | undefined) => row?.notes.map(({ text }) => text).join(' ');

  it('EMP-06 makes drafts of a file, says what it could not tell, and publishes only what is complete, on a press', async () => {
    const { visitor } = await openBoss(app);
    const unclear = line({ ref: 'R-2', title: 'Lighthouse Poet Laureate', place: 'Atlantis', type: 'Sometimes' });
    const id = await importFile(visitor, [HEADER, line(), unclear, line({ ref: 'R-3', title: '' })].join('\r\n'));
    await run();
    const done = await visitor.api('GET /recruiters/job-imports/:id', { id });
    expect(done).toMatchObject({
      status: 'done',
      row_count: 3,
      complete_count: 1,
      counts: { drafted: 2, refused: 1, waiting: 0 },
    });
    const [whole, half, none] = await rowsOf(visitor, id);
    expect(whole).toMatchObject({ line: 2, title: 'Accountant', status: 'drafted', is_complete: true, notes: [] });
    expect(half).toMatchObject({ line: 3, status: 'drafted', is_complete: false });
    expect(notesOf(half)).toContain('“Atlantis”');
    expect(notesOf(half)).toContain('“Sometimes”');
    expect(none).toMatchObject({ line: 4, status: 'refused', notes: [{ text: "There's no job title." }] });
    const draft = await visitor.api('GET /recruiters/jobs/drafts/:id', { id: half?.draft_id ?? 0 });
    expect(draft.fields).toMatchObject({ title: 'Lighthouse Poet Laureate', country_id: 196, salary_min: 5000 });
    expect(draft.fields.job_type_id).toBeUndefined();
    expect(draft.fields.location_ids).toBeUndefined();
    expect((await visitor.api('GET /recruiters/jobs')).counts).toMatchObject({ open: 0, draft: 2 });
    expect((await visitor.call('POST', `/recruiters/job-imports/${id}/publish`, {})).envelope.code).toBe(40001);
    expect(await visitor.api('POST /recruiters/job-imports/:id/publish', { id, attest: true })).toEqual({ count: 1 });
    await run();
    const [published] = await rowsOf(visitor, id);
    expect(published).toMatchObject({ status: 'published', draft_id: null, job_id: expect.any(Number) });
    const seen = await app.visitor().api('GET /job/:id', { id: published?.job_id ?? 0 });
    expect(seen).toMatchObject({ job_title: 'Accountant', salary: { min: 5000, max: 7000, currency: 'SGD' } });
    const { rows } = await app.database.pool.query('select reason from job_attestations where job_id = $1', [
      published?.job_id,
    ]);
    expect(rows).toEqual([{ reason: 'publish' }]);
    expect((await visitor.api('GET /recruiters/jobs')).counts).toMatchObject({ open: 1, draft: 1 });
  });

  it('EMP-06 doubles nothing: the same file again, the same row twice, a job posted by hand, in parallel too', async () => {
    const { visitor } = await openBoss(app);
    const file = [
      HEADER,
      line(),
      line({ title: 'Accountant again' }),
      line({ ref: 'R-9', title: 'Payroll Specialist' }),
    ];
    const first = await importFile(visitor, file.join('\n'));
    const other = openProduct(app);
    await Promise.all([run(), other.runTask('run-job-imports'), run()]);
    await other.close();
    await run();
    expect(await drafts(visitor)).toHaveLength(2);
    const twice = (await rowsOf(visitor, first)).find(({ status }) => status === 'known');
    expect(notesOf(twice)).toMatch(/same job as line [23]/);
    await visitor.api('POST /recruiters/job-imports/:id/publish', { id: first, attest: true });
    await run();
    expect((await visitor.api('GET /recruiters/jobs')).counts).toMatchObject({ open: 2, draft: 0 });
    const second = await importFile(
      visitor,
      [HEADER, line({ min: '5500' }), line({ ref: 'R-9', title: 'Payroll Specialist' })].join('\n'),
    );
    await run();
    const [changed, same] = await rowsOf(visitor, second);
    expect(changed).toMatchObject({ status: 'differs', draft_id: null, notes: [{ field: 'salary_min' }] });
    expect(same).toMatchObject({ status: 'known', notes: [{ text: 'Nothing has changed since the last import.' }] });
    // Another number elsewhere, and yet the vacancy that is public already.
    const third = await importFile(visitor, [HEADER, line({ ref: 'OTHER', title: 'Payroll Specialist' })].join('\n'));
    await run();
    expect(notesOf((await rowsOf(visitor, third))[0])).toBe('“Payroll Specialist” is live already.');
    expect(await drafts(visitor)).toEqual([]);
  });

  it('EMP-06 brings a draft up to date and keeps what somebody has changed by hand', async () => {
    const { visitor, company } = await openBoss(app);
    await importFile(visitor, [HEADER, line()].join('\n'));
    await run();
    const [draft] = await drafts(visitor);
    const { fields } = await visitor.api('GET /recruiters/jobs/drafts/:id', { id: draft?.id ?? 0 });
    const own = { ...fields, salary_max: 9000 };
    await visitor.api('POST /recruiters/jobs/draft', { draft_id: draft?.id ?? 0, fields: own });
    const again = await importFile(
      visitor,
      [HEADER, line({ min: '5500', text: 'New words for the same work, and quite a few of them.' })].join('\n'),
    );
    await run();
    expect(await rowsOf(visitor, again)).toMatchObject([{ status: 'updated', draft_id: draft?.id }]);
    const after = await visitor.api('GET /recruiters/jobs/drafts/:id', { id: draft?.id ?? 0 });
    expect(after.fields).toMatchObject({
      salary_min: 5500,
      salary_max: 9000,
      description: expect.stringContaining('New words'),
    });
    const colleague = await signInBoss(app, company.id);
    const theirs = await importFile(colleague.visitor, [HEADER, line({ min: '6000' })].join('\n'));
    await run();
    const [told] = await rowsOf(colleague.visitor, theirs);
    expect(notesOf(told)).toBe('A colleague has a draft of this job.');
    // They could not open it, and what they brought is nothing that its owner has seen.
    expect(told?.draft_id).toBeNull();
    const third = await importFile(visitor, [HEADER, line({ min: '6000' })].join('\n'));
    await run();
    expect(await rowsOf(visitor, third)).toMatchObject([{ status: 'updated', draft_id: draft?.id }]);
    expect((await visitor.call('GET', `/recruiters/job-imports/${theirs}`)).envelope.code).toBe(40004);
  });

  it('EMP-06 reads any separator and encoding, remembers what was chosen and speaks the language of the reader', async () => {
    const { visitor } = await openBoss(app, { country_id: 203 });
    // The euro sign is where Latin-1 has none.
    const latin = Buffer.from(
      'Código;Título de la oferta;Ubicación;Salario\r\n7;"Jardinero, turno de mañana";Sevilla;20.000 \u0080 - 23.000 \u0080\r\n',
      'latin1',
    );
    const { data } = await sendFile(visitor, latin);
    const { id } = data as { id: number };
    const { columns } = await visitor.api('GET /recruiters/job-imports/:id', { id });
    expect(columns).toMatchObject([
      { header: 'Código', example: '7', target: 'external_id', by: 'heading' },
      { header: 'Título de la oferta', example: 'Jardinero, turno de mañana', target: 'title' },
      { target: 'location_ids' },
      { example: '20.000 € - 23.000 €', target: 'pay' },
    ]);
    const start = (targets: (typeof columns)[number]['target'][]) =>
      visitor.call('POST', `/recruiters/job-imports/${id}/start`, { targets, defaults: { salary_type_id: 4 } });
    expect((await start([null, null, null, null])).envelope).toMatchObject({
      code: 40001,
      data: { fields: { targets: 'Choose the column with the job title.' } },
    });
    expect((await start(['title', 'title', null, null])).envelope.code).toBe(40001);
    expect((await start([null, 'title', 'location_ids', 'pay'])).envelope.code).toBe(0);
    expect((await start([null, 'title', 'location_ids', 'pay'])).envelope.code).toBe(49572);
    await run();
    const [row] = await rowsOf(visitor, id);
    const { fields } = await visitor.api('GET /recruiters/jobs/drafts/:id', { id: row?.draft_id ?? 0 });
    expect(fields).toMatchObject({ country_id: 203, location_ids: [203_004], salary_min: 20_000, salary_max: 23_000 });
    expect(fields).toMatchObject({ currency: 'EUR', salary_type_id: 4 });
    const spanish = await visitor.call('GET', `/recruiters/job-imports/${id}/rows`, undefined, { 'language-id': '9' });
    expect(JSON.stringify(spanish.envelope.data)).toContain('Agrégalo antes de publicar.');
    const wide = '\ufeffCódigo\tTítulo de la oferta\tUbicación\tSalario\n8\tPanadero\tMadrid\t19.000 €\n';
    const sent = (await sendFile(visitor, Buffer.from(wide, 'utf16le'))).data as { id: number };
    const again = await visitor.api('GET /recruiters/job-imports/:id', { id: sent.id });
    expect(again.columns.map(({ target, by }) => [target, by])).toEqual([
      [null, null],
      ['title', 'remembered'],
      ['location_ids', 'remembered'],
      ['pay', 'remembered'],
    ]);
    expect(again.defaults).toEqual({ salary_type_id: 4 });
  });

  it('EMP-06 refuses what is no table, too long or too much at once, each with its own words', async () => {
    const { visitor } = await openBoss(app);
    const code = async (content: string | Uint8Array) => (await sendFile(visitor, content)).code;
    expect(await code('')).toBe(49576);
    expect(await code(`${HEADER}\n`)).toBe(49576);
    expect(await code(Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 6, 0, 8, 0, 0, 0, 33, 0]))).toBe(49575);
    const many = Array.from({ length: 1001 }, (_, at) => `${at},Clerk ${at}`);
    expect(await code(['Reference,Job title', ...many].join('\n'))).toBe(49574);
    expect(await code(`Job title\n${'x'.repeat(5 * 1024 * 1024)}`)).toBe(49573);
    // Rows with nothing in them are no jobs, however many a spreadsheet has left between two.
    const gap = `${','.repeat(60)}\n`.repeat(4000);
    const spread = await sendFile(visitor, `Job title\nClerk\n${gap}Baker\n`);
    expect(await visitor.api('GET /recruiters/job-imports/:id', spread.data as { id: number })).toMatchObject({
      row_count: 2,
    });
    const sent = await Promise.all([1, 2].map((at) => sendFile(visitor, `Job title\nClerk ${at}\n`)));
    const ids = sent.map(({ data }) => (data as { id: number }).id);
    const started = await Promise.all(
      ids.map((id) => visitor.call('POST', `/recruiters/job-imports/${id}/start`, { targets: ['title'] })),
    );
    expect(started.map(({ envelope }) => envelope.code).sort()).toEqual([0, 49570]);
    const address = (url: string) => visitor.call('POST', '/recruiters/job-imports/address', { source: 'feed', url });
    expect((await address('https://example.com/feed.xml')).envelope.code).toBe(49570);
    await run();
    for (const url of [
      'http://example.com/',
      'https://127.0.0.1/',
      'https://localhost/',
      'https://a.internal/',
      'ftp://x.y/',
    ])
      expect((await address(url)).envelope, url).toMatchObject({
        code: 40001,
        data: { fields: { url: 'Enter a public address that starts with https://.' } },
      });
    // Short as it is typed, and too long as it is sent.
    expect((await address(`example.com/${'é'.repeat(700)}`)).envelope).toMatchObject({
      code: 40001,
      data: { fields: { url: expect.stringContaining('2,000') } },
    });
    for (let made = ids.length + 1; made < MOST_IMPORTS_A_DAY; made += 1)
      expect(await code(`Job title\nClerk ${made}\n`)).toBe(0);
    expect(await code('Job title\nOne more\n')).toBe(49571);
    app.clock.advance({ hours: DAY });
    expect(await code('Job title\nOne more\n')).toBe(0);
  });

  it('EMP-06 TRU-10 leaves the limits of unverified companies in force, and the rest can be published later', async () => {
    const { visitor, company } = await openBoss(app, { verified_at: null });
    const titles = ['Accountant', 'Payroll Specialist', 'Chef', 'Nurse', 'Receptionist'];
    const id = await importFile(
      visitor,
      [HEADER, ...titles.map((title, at) => line({ ref: `V-${at}`, title }))].join('\n'),
    );
    await run();
    await visitor.api('POST /recruiters/job-imports/:id/publish', { id, attest: true });
    await run();
    const rows = await rowsOf(visitor, id);
    expect(rows.map(({ status }) => status)).toEqual(['published', 'published', 'published', 'drafted', 'drafted']);
    expect(notesOf(rows[3])).toMatch(/verif/i);
    await app.database.pool.query('update companies set verified_at = now() where id = $1', [company.id]);
    expect(await visitor.api('POST /recruiters/job-imports/:id/publish', { id, attest: true })).toEqual({ count: 2 });
    await run();
    expect((await visitor.api('GET /recruiters/jobs')).counts).toMatchObject({ open: 5, draft: 0 });
  });

  it('RUN-13 EMP-06 goes on after a crash, tells of a long import, and hands the report over harmless and only to its owner', async () => {
    const { visitor, id: bossId } = await openBoss(app);
    const lines = Array.from({ length: 60 }, (_, at) =>
      line({ ref: `C-${at}`, title: at === 1 ? '=cmd|calc' : `Clerk ${at}` }),
    );
    const id = await importFile(visitor, [HEADER, ...lines].join('\n'));
    const { pool } = app.database;
    await pool.query(`create function stop_import() returns trigger language plpgsql as $$ begin
      if new.line > 20 then raise exception 'the process dies'; end if; return new; end $$`);
    await pool.query(
      'create trigger stop_import before update on job_import_rows for each row execute function stop_import()',
    );
    await expect(run()).rejects.toThrow('the process dies');
    await pool.query('drop trigger stop_import on job_import_rows');
    expect((await visitor.api('GET /recruiters/job-imports/:id', { id })).status).toBe('running');
    await run();
    const done = await visitor.api('GET /recruiters/job-imports/:id', { id });
    expect(done).toMatchObject({ status: 'done', counts: { drafted: 60, waiting: 0, refused: 0 } });
    const first = await visitor.api('GET /recruiters/job-imports/:id/rows', { id });
    expect([first.rows.length, first.has_more]).toEqual([50, true]);
    const after = first.rows.at(-1)?.line ?? 0;
    const rest = await visitor.api('GET /recruiters/job-imports/:id/rows', { id, after });
    expect([rest.rows[0]?.line, rest.rows.length, rest.has_more]).toEqual([52, 10, false]);
    const { rows } = await pool.query(`select data from notifications where account_id = $1 and kind = 'job_import'`, [
      bossId,
    ]);
    expect(rows).toMatchObject([{ data: { what: 'done', import_id: id, count: 60 } }]);
    const report = await visitor.fetch(`/download/job-import-${id}.csv`);
    const text = await report.text();
    expect(text).toContain("'=cmd|calc");
    expect(text.split('\r\n').filter(Boolean)).toHaveLength(61);
    const stranger = await openBoss(app);
    expect((await stranger.visitor.fetch(`/download/job-import-${id}.csv`)).status).toBe(404);
    const template = await (await visitor.fetch('/download/job-import-template.csv')).text();
    const known = await sendFile(visitor, `${template}1,Baker,,,,,,,,,,,,,,,\n`);
    const { columns } = await visitor.api('GET /recruiters/job-imports/:id', known.data as { id: number });
    expect(columns.filter(({ target }) => target === null)).toEqual([]);
  });

  it('EMP-06 TRU-09 forgets files and reports after 30 days, with an account that leaves at once, and nothing of the jobs', async () => {
    const { visitor, id: bossId, company } = await openBoss(app);
    await signInBoss(app, company.id, 'coordinator');
    const id = await importFile(visitor, [HEADER, line()].join('\n'));
    await run();
    const kept = async () =>
      (await app.database.pool.query('select count(*)::int from job_import_rows where account_id = $1', [bossId]))
        .rows[0].count;
    const age = (days: number) =>
      app.database.pool.query(`update job_imports set created_at = created_at - make_interval(days => $1)`, [days]);
    await age(29);
    await worker.runTask('purge-job-imports');
    expect(await kept()).toBe(1);
    await age(2);
    await worker.runTask('purge-job-imports');
    expect(await kept()).toBe(0);
    expect((await visitor.call('GET', `/recruiters/job-imports/${id}`)).envelope.code).toBe(40004);
    expect(await drafts(visitor)).toHaveLength(1);
    const again = await importFile(visitor, [HEADER, line()].join('\n'));
    await run();
    expect(await rowsOf(visitor, again)).toMatchObject([{ status: 'known' }]);
    await visitor.api('DELETE /recruiters/job-imports/:id', { id: again });
    expect(await kept()).toBe(0);
    await importFile(visitor, [HEADER, line()].join('\n'));
    await visitor.api('POST /recruiters/company/leave');
    expect(await kept()).toBe(0);
  });
});
