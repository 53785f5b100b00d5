import { afterAll, beforeAll, expect, it } from 'vitest';
import { agreePair } from './interviews/interview-ground.ts';
import { goodTerms, send } from './offers/offer-ground.ts';
import { runTask } from './open-product.ts';
import { readZip } from './read-zip.ts';
import { startTestApp, type TestApp, type TestVisitor } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

async function calendarOf(person: TestVisitor): Promise<string | undefined> {
  const archive = await person.fetch('/download/parley-data.zip');
  // Long lines are folded.
  return readZip(Buffer.from(await archive.arrayBuffer()))
    .get('calendar.ics')
    ?.replaceAll('\r\n ', '');
}

const stamp = (moment: string) => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');

it('TRU-09 APP-03 the export has the dates of every module: licences, interviews, open offers, deadlines and reminders', async () => {
  const { talent, boss, id, startsAt } = await agreePair(app);
  await send(app, boss, id);
  const me = talent.visitor;
  await me.api('POST /jobseeker/licences/create', { name: 'Diving', expires: '2028-02' });
  await me.api('POST /tracker/jobs', {
    title: 'Keeper',
    company_name: 'Other Lights',
    lane: 'wishlist',
    deadline: '2099-01-31',
    remind_at: '2099-01-30T09:00:00.000Z',
  });
  for (const person of [me, boss.visitor]) await person.api('POST /jobseeker/data-export');
  await runTask(app, 'export-data');

  const own = await calendarOf(me);
  expect(own?.match(/^UID:[a-z]+/gm)).toEqual([
    'UID:interview',
    'UID:offer',
    'UID:licence',
    'UID:reminder',
    'UID:deadline',
  ]);
  expect(own).toContain(`DTSTART:${stamp(startsAt)}`);
  expect(own).toContain(`DTSTART:${stamp(goodTerms(app).expires_at)}`);
  expect(own).toContain('SUMMARY:Last chance to answer the offer: Harbour Hand');
  expect(own).toContain('DTSTART;VALUE=DATE:20990131');
  // The other side has what is between the two, and nothing that is the talent's own.
  const theirs = await calendarOf(boss.visitor);
  expect(theirs?.match(/^UID:[a-z]+/gm)).toEqual(['UID:interview', 'UID:offer']);
});
