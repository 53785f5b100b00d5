import { answers, declines, dialogues, type Line, openings } from './dialogues.data.ts';
import { createRandom, type Random } from './random.ts';

const HOUR = 3600_000;
const DAY = 24 * HOUR;
const PROMISE = 72 * HOUR;
/** TRU-02: what nobody has answered until then is closed; the site's own task keeps it true while a demo runs on. */
const CLOSE = 14 * DAY;
const REMINDED = 2 * DAY;

export interface DemoJob {
  id: number;
  title: string;
  function_id: number;
  country_id: number;
}

/** A Boss with the newest of their jobs. */
export interface DemoBoss {
  id: number;
  company_id: number;
  company_name: string;
  jobs: DemoJob[];
}

/** Who looks for work, with the field and the country of what they look for. */
export interface Seeker {
  id: number;
  functionId: number;
  countryId: number;
}

/** Whoever looks for work of the job's field, in its country where there is someone. */
export function seekersFor({ function_id, country_id }: DemoJob, seekers: readonly Seeker[]): Seeker[] {
  const fitting = seekers.filter(({ functionId }) => functionId === function_id);
  const near = fitting.filter(({ countryId }) => countryId === country_id);
  return near.length ? near : fitting;
}

interface Said {
  side: 'talent' | 'boss';
  text: string;
  at: number;
}

export interface ChatWish {
  boss: DemoBoss;
  job: DemoJob;
  talentId: number;
  said: Said[];
  /** The Boss's last words were a kind no. */
  isDeclined?: boolean;
}

/** Of the answers, how many are a no. */
const DECLINED = 0.15;

/** How a Boss behaves: most answer most people soon, some let many wait. */
function temperOf(random: Random) {
  const kind = random.next();
  if (kind < 0.5) return { rate: 0.88 + random.next() * 0.11, hours: 1 + random.next() * 8 };
  if (kind < 0.8) return { rate: 0.65 + random.next() * 0.2, hours: 6 + random.next() * 30 };
  return { rate: 0.15 + random.next() * 0.4, hours: 24 + random.next() * 90 };
}

/** The history of a Boss: enough for the response meter, for a few too little. */
export function buildHistory(seed: number, boss: DemoBoss, seekers: readonly Seeker[], now: number): ChatWish[] {
  const random = createRandom(seed, 'chats', boss.id);
  const { rate, hours } = temperOf(random);
  const count = random.chance(0.15) ? random.whole(1, 8) : random.whole(11, 26);
  const met = new Set<string>();
  const wishes: ChatWish[] = [];
  for (let index = 0; index < count; index += 1) {
    const job = random.pick(boss.jobs);
    const fitting = seekersFor(job, seekers);
    const talentId = fitting.length ? random.pick(fitting).id : undefined;
    if (talentId === undefined || met.has(`${talentId} ${job.id}`)) continue;
    met.add(`${talentId} ${job.id}`);
    const asked = now - Math.round((4 + random.next() * 76) * DAY);
    const said: Said[] = [{ side: 'talent', text: random.pick(openings).replace('{job}', job.title), at: asked }];
    const wait = hours * Math.exp(random.bell() * 0.8) * HOUR;
    const isDeclined = random.chance(DECLINED);
    const answer = {
      side: 'boss',
      text: random.pick(isDeclined ? declines : answers),
      at: asked + Math.round(wait),
    } as const;
    // Whoever would have answered after the end has found it closed.
    if (random.chance(rate) && wait < CLOSE && answer.at < now) said.push(answer);
    wishes.push({ boss, job, talentId, said, isDeclined: isDeclined && said.length > 1 });
  }
  return wishes;
}

/** A scripted conversation that ended some hours ago. */
export function buildDialogue(
  { boss, job, talentId }: Pick<ChatWish, 'boss' | 'job' | 'talentId'>,
  which: number,
  endedAt: number,
): ChatWish {
  const lines = dialogues[which % dialogues.length] as readonly Line[];
  const pauses = lines.reduce<number>((sum, line) => sum + (typeof line === 'number' ? line : 0), 0);
  let at = endedAt - pauses * HOUR - lines.length * 60_000;
  const said: Said[] = [];
  for (const line of lines) {
    if (typeof line === 'number') at += line * HOUR;
    else {
      at += 60_000;
      said.push({
        side: line.startsWith('t') ? 'talent' : 'boss',
        text: line.slice(3).replace('{job}', job.title),
        at,
      });
    }
  }
  const isDeclined = lines.some((line) => typeof line === 'string' && line.startsWith('d'));
  return { boss, job, talentId, said, isDeclined };
}

/** The rows of a conversation; the last words of the other side are unread when they are young. */
export function toRows(id: number, wish: ChatWish, now: number, isUnread: boolean) {
  const { boss, job, talentId, said } = wish;
  const first = (side: Said['side']) => said.find((one) => one.side === side)?.at;
  const last = said.at(-1) as Said;
  const iso = (at: number | undefined) => (at === undefined ? null : new Date(at).toISOString());
  const waiting = last.side === 'talent' ? said[said.findLastIndex((one) => one.side === 'boss') + 1]?.at : undefined;
  const asked = first('talent') as number;
  const end = endOf(wish, asked, first('boss'), now);
  const isOpenQuestion = first('boss') === undefined && !end;
  const lastAt = end?.at ?? last.at;
  const isCounted = first('boss') !== undefined || asked <= now - PROMISE;
  const member = (side: Said['side'], account_id: number) => {
    const unread =
      isUnread && last.side !== side ? said.length - 1 - said.findLastIndex((one) => one.side === side) : 0;
    const read = said.length - unread;
    const marks = { read_seq: read, delivered_seq: read, unread_count: unread };
    return { conversation_id: id, account_id, side, ...marks, last_message_at: iso(lastAt), created_at: iso(asked) };
  };
  return {
    conversation: {
      id,
      talent_id: talentId,
      boss_id: boss.id,
      job_id: job.id,
      company_id: boss.company_id,
      job_title: job.title,
      company_name: boss.company_name,
      last_seq: said.length + (end ? 1 : 0),
      last_message_at: iso(lastAt),
      talent_wrote_at: iso(asked),
      boss_wrote_at: iso(first('boss')),
      waiting_since: iso(end ? undefined : waiting),
      closes_at: iso(isOpenQuestion ? asked + CLOSE : undefined),
      // Nobody is reminded of what was nearly over when the demo began.
      reminded_at: iso(isOpenQuestion && asked + CLOSE - now < REMINDED ? now : undefined),
      closed_at: iso(end?.at),
      close_reason: end?.reason ?? null,
      counted_at: isCounted ? iso(now) : null,
      created_at: iso(asked),
    },
    members: [member('talent', talentId), member('boss', boss.id)],
    messages: [
      ...said.map(({ side, text, at }, index) => ({
        conversation_id: id,
        seq: index + 1,
        sender_id: side === 'talent' ? talentId : boss.id,
        side,
        kind: 'text',
        text,
        data: {},
        sent_at: iso(at),
      })),
      ...(end ? [toLine(id, said.length + 1, end.reason, iso(end.at))] : []),
    ],
  };
}

/** TRU-02: unanswered for 14 days, or declined; the rest goes on. */
function endOf({ said, isDeclined }: ChatWish, asked: number, answered: number | undefined, now: number) {
  if (isDeclined) return { reason: 'declined', at: (said.at(-1)?.at ?? now) + 1 };
  if (answered === undefined && asked + CLOSE <= now) return { reason: 'unanswered', at: asked + CLOSE };
  return undefined;
}

function toLine(conversation_id: number, seq: number, key: string, sent_at: string | null) {
  const data = { system: { key, values: {} } };
  return { conversation_id, seq, sender_id: null, side: 'system', kind: 'system', text: null, data, sent_at };
}
