import { expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import type {
  AccountContext,
  AccountWriteContext,
  Context,
  MemberContext,
  SessionContext,
  WriteContext,
} from '../context.ts';
import type { Reader, Transaction } from '../database/database.ts';
import { mount, type Routes } from './routes.ts';

const plain = { summary: 'Made up', input: z.object({}), answer: z.number(), errors: [] };
const contract = {
  'GET /anyone': endpoint({ ...plain, access: 'anyone' }),
  'GET /session': endpoint({ ...plain, access: 'session' }),
  'GET /account': endpoint({ ...plain, access: 'account' }),
  'GET /operator': endpoint({ ...plain, access: 'role:operator' }),
  'GET /member': endpoint({ ...plain, access: 'member' }),
  'POST /question': endpoint({ ...plain, access: 'anyone', isRead: true }),
  'POST /write': endpoint({ ...plain, access: 'anyone' }),
  'DELETE /write': endpoint({ ...plain, access: 'account' }),
} satisfies Contract;

type ContextOf<Key extends keyof typeof contract> = Parameters<Routes<typeof contract>[Key]>[0];

/** Checked by the compiler (`npm run typecheck`). */
it('AUTH-09 a verb knows of who asks what its contract has checked, and no more', () => {
  expectTypeOf<ContextOf<'GET /anyone'>>().toEqualTypeOf<Context>();
  expectTypeOf<ContextOf<'GET /session'>>().toEqualTypeOf<SessionContext>();
  expectTypeOf<ContextOf<'GET /account'>>().toEqualTypeOf<AccountContext>();
  expectTypeOf<ContextOf<'GET /operator'>>().toEqualTypeOf<AccountContext>();
  expectTypeOf<ContextOf<'GET /member'>>().toEqualTypeOf<MemberContext>();
  expectTypeOf<MemberContext['viewer']['membership']['company_id']>().toEqualTypeOf<number>();
  expectTypeOf((ctx: MemberContext) => ctx.viewer.membership.company_id).not.toExtend<
    Routes<typeof contract>['GET /operator']
  >();
  expectTypeOf((ctx: AccountContext) => ctx.viewer.accountId).not.toExtend<Routes<typeof contract>['GET /session']>();
  expectTypeOf((ctx: Context) => ctx.viewer.accountId ?? 0).toExtend<Routes<typeof contract>['GET /account']>();
});

it('AUTH-09 a verb takes the certainty that its contract gives, and there is none without an endpoint', () => {
  const own = { 'GET /account': contract['GET /account'] };
  mount(own, { 'GET /account': (ctx) => ctx.viewer.accountId });
  mount(own, { 'GET /account': (ctx: AccountContext) => ctx.viewer.accountId });
  mount(own, { 'GET /account': () => 1 });
  mount({ 'GET /anyone': contract['GET /anyone'] }, { 'GET /anyone': (ctx: Context) => ctx.viewer.accountId ?? 0 });
  // @ts-expect-error: it takes whoever comes, and guesses an account.
  mount(own, { 'GET /account': (ctx: Context) => ctx.viewer.accountId ?? 0 });
  // @ts-expect-error: a session is less than an account.
  mount(own, { 'GET /account': (ctx: SessionContext) => ctx.viewer.sessionId });
  // @ts-expect-error: no contract knows it.
  mount(own, { 'GET /account': () => 1, 'GET /nobody': () => 1 });
});

it('AUTH-09 only a verb whose contract lets it write is given a transaction', () => {
  expectTypeOf<ContextOf<'GET /anyone'>['tx']>().toEqualTypeOf<Reader>();
  expectTypeOf<ContextOf<'POST /question'>>().toEqualTypeOf<Context>();
  expectTypeOf<ContextOf<'POST /write'>>().toEqualTypeOf<WriteContext>();
  expectTypeOf<ContextOf<'DELETE /write'>>().toEqualTypeOf<AccountWriteContext>();
  expectTypeOf<ContextOf<'DELETE /write'>['tx']>().toEqualTypeOf<Transaction>();
  expectTypeOf((ctx: WriteContext) => ctx.viewer.accountId ?? 0).not.toExtend<
    Routes<typeof contract>['POST /question']
  >();
});
