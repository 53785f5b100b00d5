import {
  type AccessOf,
  type AnswerOf,
  type Contract,
  type OnlyReads,
  onlyReads,
  type ParsedInputOf,
} from '#src/kernel/contract.ts';
import type { MemberViewer, ReadVerb, SessionViewer, Viewer, ViewerFor, WriteContext, WriteVerb } from '../context.ts';

/** One verb for each endpoint of a contract, checked by the compiler: what only reads is given no transaction. */
export type Routes<C extends Contract> = {
  [K in keyof C]: OnlyReads<K, C[K]> extends true
    ? ReadVerb<ParsedInputOf<C[K]>, AnswerOf<C[K]>, ViewerFor<AccessOf<C[K]>>>
    : WriteVerb<ParsedInputOf<C[K]>, AnswerOf<C[K]>, ViewerFor<AccessOf<C[K]>>> & {
        before?: ReadVerb<ParsedInputOf<C[K]>, unknown, ViewerFor<AccessOf<C[K]>>>;
      };
};

/** Whom a verb is made for; never where it does not ask. */
type AskerOf<Verb> = Verb extends (ctx: infer Asked, ...rest: never[]) => unknown
  ? Asked extends { viewer: infer Asker }
    ? Asker
    : never
  : never;

/** Who would be let in if the contract asked for one thing less. */
type LessThan<Allowed> = Allowed extends 'session' ? Viewer : SessionViewer;

/**
 * A verb must not take less than its contract has checked: one that is made for any `Viewer` would look for an account
 * that may be missing, behind a contract that lets nobody in without one. Nor may there be a verb without an endpoint.
 */
type SureOfAsker<C extends Contract, R> = {
  [K in keyof R]: K extends keyof C
    ? AccessOf<C[K]> extends 'anyone'
      ? unknown
      : LessThan<AccessOf<C[K]>> extends AskerOf<R[K]>
        ? { 'takes a plain Context, although its contract says who asks': K }
        : unknown
    : never;
};

type AnyReadVerb = ReadVerb<never, unknown, MemberViewer>;
/** It may have a step that `dispatch` takes before it opens the transaction. */
type AnyWriteVerb = WriteVerb<never, unknown, MemberViewer> & { before?: AnyReadVerb };

export type MountedVerb = { onlyReads: true; run: AnyReadVerb } | { onlyReads: false; run: AnyWriteVerb };

export const readsOnly = (run: AnyReadVerb): MountedVerb => ({ onlyReads: true, run });

export const writes = (run: AnyWriteVerb, before?: AnyReadVerb): MountedVerb => ({
  onlyReads: false,
  run: before ? Object.assign(run, { before }) : run,
});

export interface MountedModule {
  contract: Contract;
  routes: Record<string, MountedVerb>;
}

/** A verb that first asks another service: meanwhile it must not hold a connection to the database. */
export function askingFirst<I, A, V extends Viewer = Viewer>(
  before: ReadVerb<NoInfer<I>, unknown, NoInfer<V>>,
  verb: WriteVerb<I, A, V>,
): WriteVerb<I, A, V> {
  return Object.assign((ctx: WriteContext<V>, input: I) => verb(ctx, input), { before });
}

/** The one place where verbs of all kinds become of one kind: `Routes` has held each against its contract. */
export function mount<C extends Contract, R extends Routes<C>>(
  contract: C,
  routes: R & SureOfAsker<C, R>,
): MountedModule {
  const verbs = Object.entries(contract).map(([key, endpoint]) => [
    key,
    { onlyReads: onlyReads(key, endpoint), run: routes[key as keyof C] },
  ]);
  return { contract, routes: Object.fromEntries(verbs) };
}
