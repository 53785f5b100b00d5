import pg from 'pg';
import { afterAll, beforeAll, expect, inject } from 'vitest';

/** What the site has sent, and its database for what no screen can do yet. */
export function setUpOutbox() {
  let pool: pg.Pool;
  beforeAll(() => {
    pool = new pg.Pool({ connectionString: inject('siteDatabaseUrl'), max: 2 });
  });
  afterAll(() => pool?.end());

  async function find(recipient: string, pattern: RegExp): Promise<string> {
    let found = '';
    await expect
      .poll(async () => {
        const { rows } = await pool.query(
          'select body_text from outbox_messages where recipient = $1 order by id desc limit 1',
          [recipient],
        );
        found = pattern.exec(rows[0]?.body_text ?? '')?.[0] ?? '';
        return found;
      })
      .not.toBe('');
    return found;
  }

  return {
    query: (sql: string, values: unknown[] = []) => pool.query(sql, values),
    code: (recipient: string) => find(recipient, /\b\d{6}\b/),
    link: (recipient: string) => find(recipient, /https?:\/\/\S+#magic=[\w-]+/),
  };
}
