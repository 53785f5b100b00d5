import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorTable } from '#src/kernel/error-table.ts';
import type { ErrorName } from '#src/kernel/errors.ts';
import type { Status } from '#src/modules/interviews/interview-fields.ts';
import {
  refuseStep,
  type StepFacts,
  type StepName,
  statusAfter,
  stepNames,
  type Wish,
} from '#src/modules/interviews/interview-steps.ts';
import { findSlots } from '#src/modules/interviews/server/free-hours/find-slots.ts';
import { factsOf } from '#src/modules/interviews/server/interviews.presenter.ts';
import { findInterview, type InterviewRow } from '#src/modules/interviews/server/interviews.queries.ts';
import { codeOf, type Person } from '../chat/chat-ground.ts';
import { runTask } from '../open-product.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { inviteToHours, keepHours } from './free-hours-ground.ts';
import { inHours, invite, invitePair, video } from './interview-ground.ts';

/** Numbers that look random and are the same in every run. */
function* numbers(seed: number) {
  for (let state = seed; ; yield state / 2 ** 32) state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
}

const MINUTES = [0, 1, 7, 29, 31, 59, 121, 179, 181, 600, 1500];
const STEPS = 260;
const ENDS = new Set<StepName>(['decline', 'withdraw', 'cancel', 'suggest', 'expire']);
const ENDED = new Set<Status>(['rejected', 'cancelled', 'expired', 'passed']);
const OPEN = new Set<Status>(['pending', 'accepted']);
const pickOf = <T>(list: readonly T[], luck: number) => list[Math.floor(luck * list.length)] as T;

describe('random steps of interviews', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('INT-01 INT-02 INT-03 INT-04 INT-05 TRU-11 legal or not, by both sides and with a jumping clock, leave what the table says', async () => {
    const random = numbers(20_261_117);
    const roll = () => random.next().value as number;
    const pair = await invitePair(app);
    await keepHours(pair.boss, { days_ahead: 1 });
    // Weeks pass in this walk; who is signed in is another test's subject.
    await app.database.pool.query(`update sessions set expires_at = expires_at + interval '1 year'`);
    let { id } = pair.interview;
    const taken = new Set<StepName>();
    const refused = new Set<ErrorName>();
    for (let at = 0; at < STEPS; at += 1) {
      app.clock.advance({ minutes: pickOf(MINUTES, roll()) });
      const before = await rowOf(id);
      const isBanned = await findBanned(pair);
      if (at % 9 === 8 || (ENDED.has(before.status) && roll() < 0.4)) {
        id = await inviteAgain(pair, before, isBanned, roll() < 0.5);
        continue;
      }
      const known = { before, isBanned, slots: await slotsOf(before) };
      const wish = choose(known, roll);
      const { refusal, step } = await take(pair, known, wish);
      if (refusal) refused.add(refusal);
      else taken.add(step);
    }
    // A walk that only met closed doors would prove nothing.
    expect([...taken].sort()).toEqual([...stepNames].sort());
    expect(refused.size).toBeGreaterThan(8);
  });

  type Pair = Awaited<ReturnType<typeof invitePair>>;
  type Banned = StepFacts['isBanned'];
  interface Known {
    before: InterviewRow;
    isBanned: Banned;
    slots: Date[] | null;
  }
  interface Chosen {
    step: StepName;
    side: Wish['side'];
    times: Date[];
    isOther: boolean;
  }

  async function rowOf(id: number): Promise<InterviewRow> {
    const found = await findInterview(app.database.db, id);
    if (!found) throw new Error('the interview is gone');
    return found;
  }

  const slotsOf = async (row: InterviewRow) => (await findSlots(app.database.db, app.clock.now(), row))?.slots ?? null;

  async function findBanned({ talent, boss }: Pair): Promise<Banned> {
    const now = app.clock.now();
    const { rows } = await app.database.pool.query('select account_id from interview_bans where until > $1', [now]);
    const banned = new Set(rows.map(({ account_id }) => Number(account_id)));
    return { talent: banned.has(talent.id), boss: banned.has(boss.id) };
  }

  /** A new invitation, allowed or refused as it should be; a ban has been met then, and the walk goes on without it. */
  async function inviteAgain(
    { boss, id: conversationId }: Pair,
    before: InterviewRow,
    isBanned: Banned,
    isFree: boolean,
  ) {
    const banned = isBanned.boss ? 'interviewBanned' : isBanned.talent ? 'interviewOtherBanned' : null;
    const refusal = banned ?? (OPEN.has(before.status) ? 'interviewOpenAlready' : null);
    const next = isFree ? inviteToHours(boss, conversationId) : invite(boss, conversationId, inHours(app, 4, 30));
    expect(await codeOf(next)).toBe(refusal ? errorTable[refusal].code : 0);
    if (banned) await app.database.pool.query('delete from interview_bans; delete from interview_no_shows');
    return refusal ? before.id : (await next).id;
  }

  /** Mostly something that is allowed, seldom one of the steps that end it, else anything by anyone. */
  function choose(known: Known, roll: () => number): Chosen {
    const all = stepNames.flatMap((step) =>
      (['talent', 'boss'] as const).map((side): Chosen => {
        const fresh = inHours(app, pickOf([-1, 5, 20], roll()), 26);
        const isWorker = step === 'finish' || step === 'expire';
        const isOffer = side === 'boss' && roll() < 0.5;
        const times = timesFor(step, known, fresh, isOffer, roll);
        return { step, side: isWorker ? 'worker' : side, times, isOther: roll() < 0.5 };
      }),
    );
    const legal = all.filter((one) => refusalOf(known, one) === null);
    const forward = legal.filter(({ step }) => !ENDS.has(step));
    const luck = roll();
    const list = luck < 0.5 && forward.length > 0 ? forward : luck < 0.65 && legal.length > 0 ? legal : all;
    return pickOf(list, roll());
  }

  function refusalOf({ before, isBanned, slots }: Known, { step, side, times, isOther }: Chosen): ErrorName | null {
    const now = app.clock.now();
    return refuseStep(step, factsOf(before, isBanned, slots), { side, now, times, isThere: !isOther });
  }

  /** Takes a step and holds the answer, the row and the history against the table. */
  async function take(pair: Pair, known: Known, chosen: Chosen) {
    const { before } = known;
    const { side, times, isOther } = chosen;
    // The same call cancels what is agreed on and takes back what is not.
    const isCancel = chosen.step === 'cancel' || chosen.step === 'withdraw';
    const step: StepName = isCancel ? (before.status === 'pending' ? 'withdraw' : 'cancel') : chosen.step;
    const refusal = refusalOf(known, { ...chosen, step });
    const events = await countEvents(before.id);
    if (side === 'worker') await runTask(app, `${step}-interviews`);
    else {
      const code = await codeOf(callStep(pair[side], step, before.id, times, isOther));
      const met = [step, side, before.status];
      expect([...met, code]).toEqual([...met, refusal ? errorTable[refusal].code : 0]);
    }
    const isSecondWay = isOther && (step === 'mark_attendance' || step === 'give_result');
    const status = refusal ? before.status : statusAfter(step, before.status, isSecondWay);
    expect([step, (await rowOf(before.id)).status]).toEqual([step, status]);
    expect(await countEvents(before.id)).toBe(events + (refusal ? 0 : 1));
    return { refusal, step };
  }

  it('INT-02 accepted and taken back at the same moment: it ends cancelled, and the history is one of the two orders', async () => {
    const { boss, talent, id: conversationId, interview } = await invitePair(app);
    let { id } = interview;
    for (let round = 0; round < 6; round += 1) {
      const { times } = await talent.visitor.api('GET /interviews/:id', { id });
      const accept = () => codeOf(talent.visitor.api('POST /interviews/:id/accept', { id, starts_at: times[0] ?? '' }));
      const cancel = () => codeOf(boss.visitor.api('POST /interviews/:id/cancel', { id, note: 'Filled' }));
      const calls = round % 2 ? [accept(), cancel()] : [cancel(), accept()];
      const codes = await Promise.all(calls);
      const accepted = codes[round % 2 ? 0 : 1];
      expect(codes[round % 2 ? 1 : 0]).toBe(0);
      const { rows } = await app.database.pool.query(
        `select step from interview_events where interview_id = $1 and step <> 'invite' order by id`,
        [id],
      );
      const steps = rows.map((event) => event.step);
      expect(steps).toEqual(accepted === 0 ? ['accept', 'cancel'] : ['withdraw']);
      if (accepted !== 0) expect(accepted).toBe(errorTable.interviewNotActive.code);
      expect(await findInterview(app.database.db, id)).toMatchObject({ status: 'cancelled', turn: null });
      id = (await invite(boss, conversationId, inHours(app, 48, 72))).id;
    }
  });

  const countEvents = async (id: number) =>
    (await app.database.pool.query('select from interview_events where interview_id = $1', [id])).rowCount ?? 0;
});

/**
 * What a step carries: one of the proposed or free times or a foreign one, or new ones. A suggestion without any is the
 * Boss's free hours.
 */
function timesFor(
  step: StepName,
  { before, slots }: { before: InterviewRow; slots: readonly Date[] | null },
  fresh: readonly string[],
  isOffer: boolean,
  roll: () => number,
): Date[] {
  const [first = ''] = fresh;
  const foreign = new Date(first);
  const isKnown = roll() < 0.7;
  if (step === 'accept') return [(isKnown && before.times.at(-1)) || foreign];
  if (step === 'book') return [(isKnown && slots?.length && pickOf(slots, roll() * roll())) || foreign];
  return step === 'suggest' && !isOffer ? fresh.map((time) => new Date(time)) : [];
}

/** The API's call of a step. */
function callStep({ visitor }: Person, step: StepName, id: number, times: Date[], isOther: boolean): Promise<unknown> {
  const moments = times.map((time) => time.toISOString());
  const calls: Record<StepName, () => Promise<unknown>> = {
    accept: () => visitor.api('POST /interviews/:id/accept', { id, starts_at: moments[0] ?? '' }),
    book: () => visitor.api('POST /interviews/:id/book', { id, starts_at: moments[0] ?? '' }),
    decline: () => visitor.api('POST /interviews/:id/decline', { id, reason: 'time_conflict' }),
    suggest: () => {
      const offer = moments.length > 0 ? { times: moments } : { free_hours: true };
      return visitor.api('POST /interviews/:id/suggest', { id, ...offer });
    },
    withdraw: () => visitor.api('POST /interviews/:id/cancel', { id, note: 'Sorry' }),
    cancel: () => visitor.api('POST /interviews/:id/cancel', { id, note: 'Sorry' }),
    modify: () => visitor.api('PUT /interviews/:id', { id, ...video }),
    check_in: () => visitor.api('POST /interviews/:id/check-in', { id }),
    report_issue: () => visitor.api('POST /interviews/:id/issue', { id, note: 'No sound' }),
    mark_attendance: () => visitor.api('POST /interviews/:id/attendance', { id, is_there: !isOther }),
    request_result: () => visitor.api('POST /interviews/:id/request-result', { id }),
    give_result: () => visitor.api('POST /interviews/:id/result', { id, is_passed: isOther }),
    finish: async () => {},
    expire: async () => {},
  };
  return calls[step]();
}
