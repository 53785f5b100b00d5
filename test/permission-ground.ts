import { randomUUID } from 'node:crypto';
import { hashToken } from '#src/modules/accounts/server/accounts.public.ts';
import { readTalentNumbers } from '#src/modules/talents/server/talents.public.ts';
import { createCompany } from './factories/create-company.ts';
import { createJob } from './factories/create-job.ts';
import { insertRow } from './factories/insert-row.ts';
import { makeApiKey } from './factories/make-api-key.ts';
import { jobWish } from './factories/post-job.ts';
import { signInAs, type TestPerson } from './factories/sign-in-boss.ts';
import type { PersonName } from './permission-matrix.ts';
import type { TestApp, TestVisitor } from './test-app.ts';

export type PermissionGround = Awaited<ReturnType<typeof makeGround>>;

let made = 0;

/** Everyone of the matrix, signed in, and ways to make something of the Boss that others may want. */
export async function makeGround(app: TestApp) {
  const { pool } = app.database;
  const company = await createCompany(pool, { name: 'Harbour Hands' });
  const other = await createCompany(pool);
  const person: Partial<Record<PersonName, TestPerson>> = {};
  for (const name of ['talent', 'otherTalent'] as const) person[name] = await signInAs(app, 'talent');
  for (const name of ['boss', 'colleague', 'otherBoss', 'admin', 'coordinator'] as const)
    person[name] = await signInAs(app, 'recruiter');
  person.operator = await signInAs(app, 'operator');
  const guest = app.visitor();
  await guest.api('POST /authentication/guest/login');
  const idOf = (name: PersonName) => person[name]?.id ?? 0;
  const ids = { boss: idOf('boss'), colleague: idOf('colleague') };
  const seats = [
    [company.id, idOf('boss'), 'recruiter'],
    [company.id, idOf('colleague'), 'recruiter'],
    [company.id, idOf('admin'), 'admin'],
    [company.id, idOf('coordinator'), 'coordinator'],
    [other.id, idOf('otherBoss'), 'recruiter'],
  ];

  return {
    ids,
    companyId: company.id,
    companyName: company.name,
    visitorOf(name: PersonName): TestVisitor {
      if (name === 'visitor') return app.visitor();
      return name === 'guest' ? guest : (person[name] as TestPerson).visitor;
    },
    /** Everyone back in their seat, whatever an allowed call has done. */
    async restore(): Promise<void> {
      await pool.query('delete from company_members where company_id = any($1)', [[company.id, other.id]]);
      for (const seat of seats) {
        await pool.query(
          `insert into company_members (company_id, account_id, role, position) values ($1, $2, $3, 'Lead')`,
          seat,
        );
      }
      await pool.query(`update companies set status = 'active', verified_at = now() where id = $1`, [company.id]);
      await pool.query('delete from join_requests');
      await pool.query('delete from company_invitations');
      await pool.query('delete from company_verifications');
    },
    async makeApiKey(): Promise<number> {
      return (await makeApiKey(app, company.id, idOf('admin'))).id;
    },
    async makeWebhook(): Promise<{ id: number; deliveryId: number }> {
      await pool.query('delete from webhook_endpoints');
      const at = app.clock.now();
      const { id } = await insertRow<{ id: number }>(pool, 'webhook_endpoints', {
        company_id: company.id,
        url: 'https://ats.example.com/parley',
        kinds: ['job.closed'],
        signing_secret: Buffer.alloc(32),
        created_at: at,
      });
      const sent = { endpoint_id: id, kind: 'job.closed', payload: {}, state: 'failed', due_at: at, created_at: at };
      const { id: deliveryId } = await insertRow<{ id: number }>(pool, 'webhook_deliveries', sent);
      return { id, deliveryId };
    },
    async makeJob(): Promise<number> {
      return (await createJob(pool, { company_id: company.id, recruiter_id: ids.boss })).id;
    },
    /** A talent has written to the Boss and waits. */
    async makeChat(): Promise<number> {
      const job = await createJob(pool, { company_id: company.id, recruiter_id: ids.boss });
      const at = new Date();
      const chat = await insertRow<{ id: number }>(pool, 'conversations', {
        talent_id: idOf('otherTalent'),
        boss_id: ids.boss,
        job_id: job.id,
        company_id: company.id,
        job_title: 'Docker',
        company_name: company.name,
        last_seq: 1,
        last_message_at: at,
        talent_wrote_at: at,
        waiting_since: at,
        created_at: at,
      });
      const message = { conversation_id: chat.id, seq: 1, side: 'talent', kind: 'text', text: 'Hello', sent_at: at };
      await insertRow(pool, 'messages', message);
      const member = { conversation_id: chat.id, account_id: ids.boss, side: 'boss', last_message_at: at };
      await insertRow(pool, 'conversation_members', member);
      return chat.id;
    },
    /** The other talent can be found: the number that they have for the company. */
    async makeFoundTalent(): Promise<string> {
      const [id, at] = [idOf('otherTalent'), app.clock.now()];
      await pool.query(
        `insert into talent_findings (account_id, is_on, changed_at) values ($1, true, $2) on conflict do nothing`,
        [id, at],
      );
      await pool.query(
        `insert into talent_search (account_id, document, boost, active_on, written_at) values ($1, '', 0, ($2::timestamptz)::date, $2::timestamptz)
          on conflict do nothing`,
        [id, at],
      );
      return (await readTalentNumbers(app.secrets, app.database.db, company.id)).nameOf(id);
    },
    /** The Boss has invited the other talent to a chat. */
    async makeTalentInvite(): Promise<number> {
      const at = app.clock.now();
      await pool.query(`delete from talent_invites where account_id = $1`, [idOf('otherTalent')]);
      return (
        await insertRow<{ id: number }>(pool, 'talent_invites', {
          company_id: company.id,
          account_id: idOf('otherTalent'),
          sent_by: ids.boss,
          job_title: 'Docker',
          company_name: company.name,
          conversation_id: await this.makeChat(),
          created_at: at,
          closes_at: at,
        })
      ).id;
    },
    async makeNote(): Promise<number> {
      const note = { conversation_id: await this.makeChat(), author_id: ids.boss, text: 'x', created_at: new Date() };
      return (await insertRow<{ id: number }>(pool, 'conversation_notes', note)).id;
    },
    /** Of the other talent, for a job of the Boss; perhaps one that the Boss has just decided on. */
    async makeApplication(isDecided = false): Promise<number> {
      const at = new Date();
      const [chat, talentId] = [await this.makeChat(), idOf('otherTalent')];
      const member = { conversation_id: chat, account_id: talentId, side: 'talent', last_message_at: at };
      await insertRow(pool, 'conversation_members', member);
      const { rows } = await pool.query('select job_id from conversations where id = $1', [chat]);
      const { id } = await insertRow<{ id: number }>(pool, 'applications', {
        account_id: talentId,
        job_id: rows[0].job_id,
        company_id: company.id,
        conversation_id: chat,
        job_title: 'Docker',
        company_name: company.name,
        stage_at: at,
        created_at: at,
      });
      const card = { application_id: id, job_id: rows[0].job_id, conversation_id: chat, core: 'applied', moved_at: at };
      await insertRow(pool, 'pipeline_cards', card);
      if (isDecided) {
        const decision = { application_id: id, decided_by: ids.boss, stage: 'shortlisted', due_at: at, created_at: at };
        await insertRow(pool, 'application_decisions', decision);
      }
      return id;
    },
    /** A column of the team's own on the board of a job of the Boss. */
    async makeColumn(): Promise<{ id: number; column_id: number }> {
      const job_id = await this.makeJob();
      const column = {
        company_id: company.id,
        job_id,
        name: 'Phone call',
        after_core: 'applied',
        created_at: new Date(),
      };
      return { id: job_id, column_id: (await insertRow<{ id: number }>(pool, 'pipeline_columns', column)).id };
    },
    async makeDraft(): Promise<number> {
      made += 1;
      const fields = JSON.stringify(jobWish({ title: `Draft ${made}` }));
      const at = new Date();
      const draft = { company_id: company.id, account_id: ids.boss, fields, saved_at: at, created_at: at };
      return (await insertRow<{ id: number }>(pool, 'job_drafts', draft)).id;
    },
    async makeImport(status: 'mapping' | 'done' = 'mapping'): Promise<number> {
      const own = { company_id: company.id, account_id: ids.boss, source: 'file', name: 'jobs.csv', language: 'en' };
      const shape = { columns: ['Title'], shape: 'title', country_id: 196, status, created_at: new Date() };
      // One is at work at a time: what an earlier call has started ends here.
      await pool.query(`update job_imports set status = 'done' where company_id = $1`, [company.id]);
      return (await insertRow<{ id: number }>(pool, 'job_imports', { ...own, ...shape })).id;
    },
    async makeJoinRequest(): Promise<number> {
      made += 1;
      const joiner = await insertRow<{ id: number }>(pool, 'accounts', {
        role: 'recruiter',
        email: `joiner-${made}@people.example`,
        first_name: 'Jo',
        last_name: 'Iner',
        country_id: 196,
        language: 'en',
      });
      const request = { company_id: company.id, account_id: joiner.id, position: 'Recruiter', message: '' };
      return (await insertRow<{ id: number }>(pool, 'join_requests', { ...request, created_at: new Date() })).id;
    },
    async makeInvitation(): Promise<{ id: number; token: string }> {
      made += 1;
      const token = `an-invitation-to-the-company-${made}`;
      const [at, until] = [app.clock.now(), new Date(app.clock.now().getTime() + 86_400_000)];
      const { id } = await insertRow<{ id: number }>(pool, 'company_invitations', {
        company_id: company.id,
        email: `invited-${made}@people.example`,
        token_hash: hashToken(token),
        sent_at: at,
        expires_at: until,
        created_at: at,
      });
      return { id, token };
    },
    /** Something that operators have to decide, or have half decided. */
    async makeCase(state: 'open' | 'proposed' = 'open'): Promise<number> {
      made += 1;
      const about = { kind: 'report', subject: 'person', subject_id: 800_000 + made, opened_at: new Date() };
      const { id } = await insertRow<{ id: number }>(pool, 'moderation_cases', { ...about, state });
      if (state === 'proposed') {
        const target = { target: 'person', target_id: about.subject_id, reason_name: 'scam' };
        const decision = { case_id: id, action: 'suspend', state, ...target, proposed_by: idOf('talent') };
        await insertRow(pool, 'moderation_decisions', { ...decision, created_at: new Date() });
      }
      return id;
    },
    async makeFeedback(): Promise<number> {
      made += 1;
      const at = new Date();
      const letter = { topic: 'idea', text: 'Hello', email: 'a@people.example', may_contact: true, language: 'en' };
      const sent = { reference: `P-TEST-${made}`, client_key: randomUUID(), last_message_at: at, created_at: at };
      return (await insertRow<{ id: number }>(pool, 'feedback', { ...letter, ...sent, country_id: 196 })).id;
    },
    async emailOf(name: PersonName): Promise<string> {
      return (await pool.query('select email from accounts where id = $1', [idOf(name)])).rows[0].email;
    },
    /** A talent's request for a payout, with the points it holds. */
    async makeWithdrawal(state: 'requested' | 'approved' = 'requested'): Promise<number> {
      const [account_id, at] = [idOf('talent'), new Date()];
      await pool.query(
        `update point_withdrawals set state = 'cancelled', settled_at = now() where state in ('requested', 'approved')`,
      );
      const { rows } = await pool.query<{ id: number }>(
        `insert into point_wallets (account_id, held, created_at) values ($1, 100, now())
         on conflict (account_id) do update set held = 100 returning id`,
        [account_id],
      );
      const asked = {
        wallet_id: rows[0]?.id,
        account_id,
        network: 'TRC20',
        points: 100,
        usdt_cents: 100,
        address: 'T',
      };
      return (await insertRow<{ id: number }>(pool, 'point_withdrawals', { ...asked, state, requested_at: at })).id;
    },
    async makeVerification(): Promise<number> {
      await pool.query('delete from company_verifications');
      const entry = { legal_name: 'Harbour Ltd', registration_number: '12', country_id: 196 };
      const papers = { company_id: company.id, ...entry, note: '' };
      return (await insertRow<{ id: number }>(pool, 'company_verifications', { ...papers, submitted_at: new Date() }))
        .id;
    },
  };
}
