import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { storableText } from '#src/kernel/storable-text.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { trackingContract } from '../tracking.contract.ts';
import { eventKey, storableRow } from './event-key.ts';
import { isKnown } from './tracking.partitions.ts';
import { mayTrack } from './tracking.policy.ts';

type PageEvent = ParsedInputOf<(typeof trackingContract)['POST /logs/report/events']>['events'][number];

/** The largest number of an integer column. */
const LARGEST_ID = 2_147_483_647;

/** Keeps events of the page, each once, and answers how many were taken; one at an impossible time is left out. */
export async function storeEvents(ctx: WriteContext, events: PageEvent[]): Promise<number> {
  const possible = events.filter((event) => isMoment(event.event_time));
  if (possible.length === 0 || !mayTrack(ctx)) return 0;
  const { accountId, sessionId } = ctx.viewer;
  const now = ctx.clock.now();
  const rows = possible.map((event) => toRow(ctx, event));
  await ctx.tx.query(sql`
    insert into tracking_events (event_key, event_name, source, country_id, extra, device_id, device_type, device_name,
      event_time, session_id, account_id, created_at)
    select given.*, ${sessionId}::bigint, ${accountId}::bigint, ${now.toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (event_key uuid, event_name text, source text,
      country_id integer, extra jsonb, device_id text, device_type text, device_name text, event_time timestamp)
    where not ${isKnown('tracking_events', now)}
    on conflict do nothing`);
  return possible.length;
}

function toRow(ctx: Context, event: PageEvent) {
  const { user_id: _claimed, country_id, extra, ...rest } = event;
  const known = country_id !== null && country_id !== undefined && country_id > 0 && country_id <= LARGEST_ID;
  return {
    ...storableRow(rest),
    event_key: eventKey(ctx.viewer, event.device_id, event.event_name, event.event_time, JSON.stringify(extra)),
    country_id: known ? country_id : ctx.locale.countryId,
    extra: Object.fromEntries(Object.entries(storableRow(extra)).map(([name, value]) => [storableText(name), value])),
  };
}

/** The pattern of the contract lets 31 February and 25 o'clock through. */
function isMoment(text: string): boolean {
  const time = Date.parse(`${text.replace(' ', 'T')}Z`);
  return (
    !Number.isNaN(time) && new Date(time).toISOString().startsWith(text.replace(' ', 'T')) && !text.startsWith('0000')
  );
}
