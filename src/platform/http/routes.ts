import type { AnswerOf, Contract, ParsedInputOf } from '#src/kernel/contract.ts';
import type { Context, Verb } from '../context.ts';

/** One verb for each endpoint of a contract, checked by the compiler. */
export type Routes<C extends Contract> = { [K in keyof C]: Verb<ParsedInputOf<C[K]>, AnswerOf<C[K]>> };

/** A verb, perhaps with a step that `dispatch` takes before it opens the transaction. */
export type MountedVerb = Verb<never, unknown> & { before?: Verb<never, unknown> };

export interface MountedModule {
  contract: Contract;
  routes: Record<string, MountedVerb>;
}

/** A verb that first asks another service: meanwhile it must not hold a connection to the database. */
export function askingFirst<I, A>(before: Verb<NoInfer<I>, unknown>, verb: Verb<I, A>): Verb<I, A> {
  return Object.assign((ctx: Context, input: I) => verb(ctx, input), { before });
}

export function mount<C extends Contract>(contract: C, routes: Routes<C>): MountedModule {
  return { contract, routes: routes as unknown as MountedModule['routes'] };
}
