import type { AnswerOf, Contract, ParsedInputOf } from '#src/kernel/contract.ts';
import type { Verb } from '../context.ts';

/** One verb for each endpoint of a contract, checked by the compiler. */
export type Routes<C extends Contract> = { [K in keyof C]: Verb<ParsedInputOf<C[K]>, AnswerOf<C[K]>> };

export interface MountedModule {
  contract: Contract;
  routes: Record<string, Verb<never, unknown>>;
}

export function mount<C extends Contract>(contract: C, routes: Routes<C>): MountedModule {
  return { contract, routes: routes as unknown as MountedModule['routes'] };
}
