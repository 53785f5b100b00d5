import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '#src/platform/env.ts';
import { createKeyring } from '#src/platform/secrets/keyring.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { openSecrets } from './open-secrets.ts';

const newKey = () => randomBytes(32).toString('base64');

describe('what the database keeps secret', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const read = async (text: string) => (await app.database.pool.query<{ value: Buffer }>(text)).rows;

  it('SAFE-05 is not in a dump: neither second factors nor the keys of codes and links', async () => {
    const person = await signIn(app, 'sealed@example.com');
    const { secret } = await person.api('POST /authentication/two-factor/enrol');
    const plain = Buffer.from(Secret.fromBase32(secret).bytes);
    const timestamp = app.clock.now().getTime();
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
    await person.api('POST /authentication/two-factor/confirm', { code });
    const [row] = await read("select totp_secret as value from accounts where email = 'sealed@example.com'");
    expect(row?.value.includes(plain)).toBe(false);
    expect(row?.value.subarray(0, 4).toString()).toBe('PSK1');
    const keys = await read('select value from server_secrets');
    expect(keys.length).toBeGreaterThan(3);
    for (const { value } of keys) expect(value.subarray(0, 4).toString()).toBe('PSK1');
    // With this one, a million tries would tell every code that was sent.
    const opened = await app.secrets.read(app.database.db, 'one-time-codes');
    expect(keys.some(({ value }) => value.includes(opened))).toBe(false);
  });

  it('SAFE-05 has its key in a file that only its owner can read', () => {
    const file = join(app.dataDir, 'secret-key');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(Buffer.from(readFileSync(file, 'utf8').trim(), 'base64')).toHaveLength(32);
  });

  it('SAFE-05 opens in its own row only, unchanged, and with its key only', () => {
    const [one, other] = [createKeyring(randomBytes(32)), createKeyring(randomBytes(32))];
    const sealed = one.seal(Buffer.from('secret'), 'accounts.totp_secret 1');
    expect(one.open(sealed, 'accounts.totp_secret 1').toString()).toBe('secret');
    expect(() => one.open(sealed, 'accounts.totp_secret 2')).toThrow();
    expect(() => other.open(sealed, 'accounts.totp_secret 1')).toThrow(/not at hand/);
    const bent = Buffer.from(sealed);
    bent[bent.length - 1] = (bent.at(-1) ?? 0) ^ 1;
    expect(() => one.open(bent, 'accounts.totp_secret 1')).toThrow();
    expect(one.seal(Buffer.from('secret'), 'x')).not.toEqual(one.seal(Buffer.from('secret'), 'x'));
  });

  describe('on a database of its own', () => {
    let ground: Awaited<ReturnType<typeof createTestDatabase>>;
    const folder = mkdtempSync(join(tmpdir(), 'parley-keys-'));
    const plain = randomBytes(20);
    const [first, second] = [newKey(), newKey()];
    const open = (settings: Record<string, string>) =>
      openSecrets(readEnv({ NODE_ENV: 'test', ...settings }), folder, ground.database.db);
    const totp = async () =>
      (
        await ground.database.pool.query(
          "select id, totp_secret as value from accounts where email = 'old@example.com'",
        )
      ).rows[0] as { id: number; value: Buffer };

    beforeAll(async () => {
      ground = await createTestDatabase();
      await ground.database.pool.query(
        `insert into accounts (role, email, first_name, last_name, country_id, language, totp_secret, totp_enabled_at)
         select 'talent', case n when 1 then 'old@example.com' end, 'A', 'B', 196, 'en', $1, now()
         from generate_series(1, 1201) n`,
        [plain],
      );
    });
    afterAll(async () => {
      await ground.database.close();
      await ground.drop();
      rmSync(folder, { recursive: true, force: true });
    });

    it('SAFE-05 from before there was a key is sealed at the start, all of it, also when two start at once', async () => {
      const before = await ground.database.pool.query("select value from server_secrets where name = 'one-time-codes'");
      const [secrets] = await Promise.all([open({ PARLEY_SECRET_KEY: first }), open({ PARLEY_SECRET_KEY: first })]);
      const { id, value } = await totp();
      expect(value.includes(plain)).toBe(false);
      expect(secrets.openTotp(id, value)).toEqual(plain);
      expect(await secrets.read(ground.database.db, 'one-time-codes')).toEqual(before.rows[0].value);
      const { rows } = await ground.database.pool.query('select count(*)::int from accounts where totp_secret = $1', [
        plain,
      ]);
      expect(rows[0].count).toBe(0);
    });

    it('SAFE-05 stops the start with a wrong key, or none, and changes nothing', async () => {
      const before = (await totp()).value;
      await expect(open({ PARLEY_SECRET_KEY: second })).rejects.toThrow(/not the one.*PARLEY_OLD_SECRET_KEYS/);
      await expect(open({})).rejects.toThrow(/there is no key/);
      await expect(open({ PARLEY_SECRET_KEY: 'short' })).rejects.toThrow(/32 random bytes/);
      await expect(open({ PARLEY_SECRET_KEY_FILE: join(folder, 'gone') })).rejects.toThrow(/does not exist/);
      expect((await totp()).value).toEqual(before);
    });

    it('SAFE-05 moves to a new key when the old one is named, and needs the old one no longer', async () => {
      await open({ PARLEY_SECRET_KEY: second, PARLEY_OLD_SECRET_KEYS: `${newKey()}, ${first}` });
      const secrets = await open({ PARLEY_SECRET_KEY: second });
      const { id, value } = await totp();
      expect(secrets.openTotp(id, value)).toEqual(plain);
      await expect(open({ PARLEY_SECRET_KEY: first })).rejects.toThrow(/not the one/);
    });

    it('SAFE-05 RUN-02 finds what is left to seal by an index, without reading every account', async () => {
      await ground.database.pool.query(
        `insert into accounts (role, first_name, last_name, country_id, language)
         select 'talent', 'A', 'B', 196, 'en' from generate_series(1, 5000)`,
      );
      await ground.database.pool.query('analyze accounts');
      const { value } = await totp();
      const prefix = `'\\x${value.subarray(0, 12).toString('hex')}'`;
      const key = 'substring(totp_secret from 1 for 12)';
      const { rows } = await ground.database.pool.query(
        `explain select id from accounts where totp_secret is not null and (${key} < ${prefix} or ${key} > ${prefix}) limit 500`,
      );
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('accounts_totp_key');
    });
  });
});
