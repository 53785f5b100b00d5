import { createHash } from 'node:crypto';
import type { Clock } from '#src/kernel/clock.ts';
import type { Database, Reader, Transaction } from '#src/platform/database/database.ts';
import { deleteInBatches } from '#src/platform/database/in-batches.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Task } from '#src/platform/queue/queue.ts';
import type { Translated } from './translate-texts.ts';

const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** Under what a translation is kept: the same words by the same model and prompt are the same translation. */
export interface TranslationKey {
  hash: Buffer;
  language: string;
  model: string;
  prompt: string;
}

export function hashOf(texts: readonly string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(texts)).digest();
}

export async function findTranslation(tx: Reader, key: TranslationKey) {
  const { rows } = await tx.query<{ texts: string[]; is_partial: boolean; used_on: string }>(sql`
    select texts, is_partial, used_on from post_translations
    where hash = ${key.hash} and language = ${key.language} and model = ${key.model} and prompt = ${key.prompt}`);
  return rows[0];
}

/** Noted once a day, so that what is read stays. */
export async function noteUse(tx: Transaction, key: TranslationKey, now: Date): Promise<void> {
  await tx.query(sql`
    update post_translations set used_on = ${dayOf(now)}
    where hash = ${key.hash} and language = ${key.language} and model = ${key.model} and prompt = ${key.prompt}
      and used_on < ${dayOf(now)}`);
}

/** Two who asked at the same time have paid twice; the first translation stays. */
export async function keepTranslation(tx: Transaction, key: TranslationKey, made: Translated, now: Date) {
  await tx.query(sql`
    insert into post_translations (hash, language, model, prompt, texts, is_partial, used_on, created_at)
    values (${key.hash}, ${key.language}, ${key.model}, ${key.prompt}, ${made.texts}::text[], ${made.isPartial},
      ${dayOf(now)}, ${now.toISOString()})
    on conflict do nothing`);
}

export const dayOf = (now: Date) => now.toISOString().slice(0, 10);

/** Forgets what nobody has asked for in a month: most posts are closed by then. */
export function forgetTranslationsTask(db: Database, clock: Clock): Task {
  return {
    name: 'forget-translations',
    schedule: '20 4 * * *',
    run: async () => {
      const before = dayOf(new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS));
      return deleteInBatches(db, { table: 'post_translations', by: 'used_on', where: sql`used_on < ${before}` });
    },
  };
}
