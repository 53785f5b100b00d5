import type { AnswerOf, ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import {
  createPostCard,
  type LockedConversation,
  lockConversation,
  type SendParts,
} from '#src/modules/chat/server/chat.public.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { type Details, MOST_INVITED } from '../interview-fields.ts';
import type { interviewsContract } from '../interviews.contract.ts';
import { isTimeZone } from '../zone-times.ts';
import { insertTimes, spanOf } from './apply-step.ts';
import { offerFreeHours } from './free-hours/offer-free-hours.ts';
import type { InterviewsParts } from './interviews.parts.ts';
import { presentInterview } from './interviews.presenter.ts';
import { findInterview } from './interviews.queries.ts';
import { findBans } from './no-shows.ts';
import { readDetails } from './read-details.ts';
import { readTimes } from './read-times.ts';
import { aboutIt, noticeKey } from './tell-step.ts';

type Endpoint = (typeof interviewsContract)['POST /interviews'];
interface Invitation {
  times: Date[];
  /** Until when a free time can be booked; null where times are proposed. */
  freeHoursUntil: Date | null;
  zone: string;
  details: Details;
}

/** INT-01: invites the candidates of several conversations at once, all or none. */
export function createInvite(parts: InterviewsParts & SendParts) {
  const postCard = createPostCard(parts);
  return async (ctx: AccountWriteContext, input: ParsedInputOf<Endpoint>): Promise<AnswerOf<Endpoint>> => {
    // The lowest first, so that two who invite the same people wait for each other instead of in a circle.
    const ids = [...new Set(input.conversation_ids)].sort((one, other) => one - other);
    if (ids.length > MOST_INVITED) throw new AppError('inviteBatchLimit');
    const invitation = await readInvitation(ctx, input);
    const interviews = [];
    for (const conversationId of ids) {
      const conversation = await lockConversation(ctx.tx, conversationId, ctx.viewer.accountId);
      if (!conversation) throw new AppError('notFound');
      const id = await insertInterview(ctx, conversation, invitation);
      const { instructions, address, link, contact_name, contact_number } = invitation.details;
      const cardWords = [instructions, address, link, contact_name, contact_number].join('\n');
      const { seq } = await postCard(ctx, { conversationId, kind: 'interview', id, cardWords });
      await ctx.tx.query(sql`update interviews set seq = ${seq} where id = ${id}`);
      interviews.push(await tellInvited(ctx, parts, id));
    }
    return { interviews };
  };
}

async function readInvitation(ctx: AccountWriteContext, input: ParsedInputOf<Endpoint>): Promise<Invitation> {
  if (!isTimeZone(input.time_zone)) {
    throw new AppError('validationFailed', {}, [{ field: 'time_zone', problem: 'invalidChoice' }]);
  }
  const details = readDetails(input);
  if (input.free_hours) {
    const { until, zone } = await offerFreeHours(ctx);
    return { times: [], freeHoursUntil: until, zone, details };
  }
  const times = readTimes(input.times, input.time_zone);
  if (times.some((time) => time <= ctx.clock.now())) throw new AppError('interviewTimePast');
  return { times, freeHoursUntil: null, zone: input.time_zone, details };
}

async function insertInterview(ctx: AccountWriteContext, conversation: LockedConversation, invitation: Invitation) {
  const { id: conversationId, talent_id, boss_id, side } = conversation;
  if (side !== 'boss') throw new AppError('noPermission');
  const now = ctx.clock.now();
  const isBanned = await findBans(ctx.tx, now, { talent_id, boss_id });
  if (isBanned.boss) throw new AppError('interviewBanned');
  if (isBanned.talent) throw new AppError('interviewOtherBanned');
  const { kind, minutes, address, link, contact_name, contact_number, instructions } = invitation.details;
  const at = now.toISOString();
  const { freeHoursUntil } = invitation;
  const { first, last } = freeHoursUntil ? { first: at, last: freeHoursUntil.toISOString() } : spanOf(invitation.times);
  const { rows } = await ctx.tx.query<{ id: number }>(sql`
    insert into interviews (conversation_id, talent_id, boss_id, kind, minutes, time_zone, address, link, contact_name,
      contact_number, instructions, turn, from_free_hours, listed_at, expires_at, created_at, updated_at)
    values (${conversationId}, ${talent_id}, ${boss_id}, ${kind}, ${minutes}, ${invitation.zone}, ${address}, ${link},
      ${contact_name}, ${contact_number}, ${instructions}, 'talent', ${freeHoursUntil !== null}, ${first}, ${last}, ${at}, ${at})
    on conflict (conversation_id) where status in ('pending', 'accepted') do nothing
    returning id`);
  const id = rows[0]?.id;
  if (id === undefined) throw new AppError('interviewOpenAlready');
  await insertTimes(ctx.tx, id, invitation.times);
  await ctx.tx.query(sql`
    insert into interview_events (interview_id, step, side, status, created_at)
    values (${id}, 'invite', 'boss', 'pending', ${at})`);
  return id;
}

async function tellInvited(ctx: AccountWriteContext, { notify }: InterviewsParts, id: number) {
  const row = await findInterview(ctx.tx, id);
  if (!row) throw new AppError('notFound');
  const data = { ...aboutIt(row, 'talent'), what: 'invited' as const };
  if (row.talent_id !== null) {
    await notify(ctx.tx, {
      accountId: row.talent_id,
      kind: 'interview',
      data,
      dedupeKey: noticeKey(row, `${id}:invite`),
    });
  }
  return presentInterview(row, 'boss');
}
