interface Queries {
  query(text: string, values: unknown[]): Promise<unknown>;
}

/** Bulk mail that waits already. */
export async function addBulk(pool: Queries, count: number): Promise<void> {
  await pool.query(
    `insert into outbox_messages (channel, recipient, subject, body_text, status)
     select 'email', 'bulk' || n || '@example.com', 'News', 'What is new for you', 'queued' from generate_series(1, $1) n`,
    [count],
  );
}
