import { answers, dialogues, type Line, openings } from './dialogues.data.ts';
import { createRandom, type Random } from './random.ts';

const HOUR = 3600_000;
const DAY = 24 * HOUR;
const PROMISE = 72 * HOUR;

/** A Boss with the newest of their jobs. */
export interface DemoBoss {
  id: number;
  company_id: number;
  company_name: string;
  jobs: { id: number; title: string }[];
}

interface Said {
  side: 'talent' | 'boss';
  text: string;
  at: number;
}

export interface ChatWish {
  boss: DemoBoss;
  job: { id: number; title: string };
  talentId: number;
  said: Said[];
}

/** How a Boss behaves: most answer most people soon, some let many wait. */
function temperOf(random: Random) {
  const kind = random.next();
  if (kind < 0.5) return { rate: 0.88 + random.next() * 0.11, hours: 1 + random.next() * 8 };
  if (kind < 0.8) return { rate: 0.65 + random.next() * 0.2, hours: 6 + random.next() * 30 };
  return { rate: 0.15 + random.next() * 0.4, hours: 24 + random.next() * 90 };
}

/** The history of a Boss: enough for the response meter, for a few too little. */
export function buildHistory(seed: number, boss: DemoBoss, talents: readonly number[], now: number): ChatWish[] {
  const random = createRandom(seed, 'chats', boss.id);
  const { rate, hours } = temperOf(random);
  const count = random.chance(0.15) ? random.whole(1, 8) : random.whole(11, 26);
  const met = new Set<string>();
  const wishes: ChatWish[] = [];
  for (let index = 0; index < count; index += 1) {
    const job = random.pick(boss.jobs);
    const talentId = random.pick(talents);
    if (met.has(`${talentId} ${job.id}`)) continue;
    met.add(`${talentId} ${job.id}`);
    const asked = now - Math.round((4 + random.next() * 76) * DAY);
    const said: Said[] = [{ side: 'talent', text: random.pick(openings).replace('{job}', job.title), at: asked }];
    const wait = hours * Math.exp(random.bell() * 0.8) * HOUR;
    if (random.chance(rate)) said.push({ side: 'boss', text: random.pick(answers), at: asked + Math.round(wait) });
    wishes.push({ boss, job, talentId, said: said.filter(({ at }) => at < now) });
  }
  return wishes;
}

/** A scripted conversation that ended some hours ago. */
export function buildDialogue(boss: DemoBoss, talentId: number, which: number, endedAt: number): ChatWish {
  const job = boss.jobs[which % boss.jobs.length] as { id: number; title: string };
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
  return { boss, job, talentId, said };
}

/** The rows of a conversation; the last words of the other side are unread when they are young. */
export function toRows(id: number, { boss, job, talentId, said }: ChatWish, now: number, isUnread: boolean) {
  const first = (side: Said['side']) => said.find((one) => one.side === side)?.at;
  const last = said.at(-1) as Said;
  const iso = (at: number | undefined) => (at === undefined ? null : new Date(at).toISOString());
  const waiting = last.side === 'talent' ? said[said.findLastIndex((one) => one.side === 'boss') + 1]?.at : undefined;
  const asked = first('talent') as number;
  const isCounted = first('boss') !== undefined || asked <= now - PROMISE;
  const member = (side: Said['side'], account_id: number) => {
    const unread =
      isUnread && last.side !== side ? said.length - 1 - said.findLastIndex((one) => one.side === side) : 0;
    const read = said.length - unread;
    const marks = { read_seq: read, delivered_seq: read, unread_count: unread };
    return { conversation_id: id, account_id, side, ...marks, last_message_at: iso(last.at), created_at: iso(asked) };
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
      last_seq: said.length,
      last_message_at: iso(last.at),
      talent_wrote_at: iso(asked),
      boss_wrote_at: iso(first('boss')),
      waiting_since: iso(waiting),
      counted_at: isCounted ? iso(now) : null,
      created_at: iso(asked),
    },
    members: [member('talent', talentId), member('boss', boss.id)],
    messages: said.map(({ side, text, at }, index) => ({
      conversation_id: id,
      seq: index + 1,
      sender_id: side === 'talent' ? talentId : boss.id,
      side,
      kind: 'text',
      text,
      sent_at: iso(at),
    })),
  };
}
