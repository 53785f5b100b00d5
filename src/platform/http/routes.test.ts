import { expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import type { AccountContext, Context, SessionContext } from '../context.ts';
import type { Routes } from './routes.ts';

const plain = { summary: 'Made up', input: z.object({}), answer: z.number(), errors: [] };
const contract = {
  'GET /anyone': endpoint({ ...plain, access: 'anyone' }),
  'GET /session': endpoint({ ...plain, access: 'session' }),
  'GET /account': endpoint({ ...plain, access: 'account' }),
  'GET /operator': endpoint({ ...plain, access: 'role:operator' }),
} satisfies Contract;

type ContextOf<Key extends keyof typeof contract> = Parameters<Routes<typeof contract>[Key]>[0];

/** Checked by the compiler (`npm run typecheck`). */
it('AUTH-09 a verb knows of who asks what its contract has checked, and no more', () => {
  expectTypeOf<ContextOf<'GET /anyone'>>().toEqualTypeOf<Context>();
  expectTypeOf<ContextOf<'GET /session'>>().toEqualTypeOf<SessionContext>();
  expectTypeOf<ContextOf<'GET /account'>>().toEqualTypeOf<AccountContext>();
  expectTypeOf<ContextOf<'GET /operator'>>().toEqualTypeOf<AccountContext>();
  expectTypeOf((ctx: AccountContext) => ctx.viewer.accountId).not.toExtend<Routes<typeof contract>['GET /session']>();
  expectTypeOf((ctx: Context) => ctx.viewer.accountId ?? 0).toExtend<Routes<typeof contract>['GET /account']>();
});
