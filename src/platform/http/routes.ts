import type { AccessOf, AnswerOf, Contract, ParsedInputOf } from '#src/kernel/contract.ts';
import type { AccountViewer, Context, Verb, Viewer, ViewerFor } from '../context.ts';

/** One verb for each endpoint of a contract, checked by the compiler. */
export type Routes<C extends Contract> = {
  [K in keyof C]: Verb<ParsedInputOf<C[K]>, AnswerOf<C[K]>, ViewerFor<AccessOf<C[K]>>>;
};

/** A verb, perhaps with a step that `dispatch` takes before it opens the transaction. */
export type MountedVerb = Verb<never, unknown, AccountViewer> & { before?: Verb<never, unknown, AccountViewer> };

export interface MountedModule {
  contract: Contract;
  routes: Record<string, MountedVerb>;
}

/** A verb that first asks another service: meanwhile it must not hold a connection to the database. */
export function askingFirst<I, A, V extends Viewer = Viewer>(
  before: Verb<NoInfer<I>, unknown, NoInfer<V>>,
  verb: Verb<I, A, V>,
): Verb<I, A, V> {
  return Object.assign((ctx: Context<V>, input: I) => verb(ctx, input), { before });
}

export function mount<C extends Contract>(contract: C, routes: Routes<C>): MountedModule {
  return { contract, routes: routes as unknown as MountedModule['routes'] };
}
