import { AppError } from '#src/kernel/errors.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { WebhookKind } from '../integration-rules.ts';
import type { Webhook } from '../integrations.contract.ts';

export interface WebhookRow {
  id: number;
  company_id: number;
  url: string;
  kinds: WebhookKind[];
  is_on: boolean;
  failing_since: Date | null;
  previous_until: Date | null;
  created_at: Date;
}

const columns = sql`id, company_id, url, kinds, is_on, failing_since, previous_until, created_at`;

export async function loadWebhooks(tx: Reader, companyId: number): Promise<WebhookRow[]> {
  const { rows } = await tx.query<WebhookRow>(sql`
    select ${columns} from webhook_endpoints where company_id = ${companyId} and removed_at is null order by id desc`);
  return rows;
}

/** An address of the company; someone else's is not found. */
export async function findWebhook(tx: Reader, companyId: number, id: number): Promise<WebhookRow> {
  const { rows } = await tx.query<WebhookRow>(sql`
    select ${columns} from webhook_endpoints where id = ${id} and company_id = ${companyId} and removed_at is null`);
  if (!rows[0]) throw new AppError('notFound');
  return rows[0];
}

export function presentWebhook(row: WebhookRow, now: Date): Webhook {
  const { id, url, kinds, is_on, failing_since, previous_until, created_at } = row;
  return {
    id,
    url,
    kinds,
    is_on,
    failing_since: failing_since?.toISOString() ?? null,
    previous_until: previous_until && previous_until > now ? previous_until.toISOString() : null,
    created_at: created_at.toISOString(),
  };
}

export function hostOf(url: string): string {
  return new URL(url).host;
}
