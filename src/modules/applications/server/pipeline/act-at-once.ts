import type { AnswerOf, ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { MemberContext, MemberWriteContext } from '#src/platform/context.ts';
import type { pipelineContract } from '../../pipeline.contract.ts';
import type { ApplicationParts } from '../applications.parts.ts';
import { createDecide, createUndoDecision } from '../decide.ts';
import { findNames } from './find-names.ts';
import { createPlaceCard, findCard } from './place-card.ts';

type Endpoint = (typeof pipelineContract)['POST /job-applications/at-once'];
type Input = ParsedInputOf<Endpoint>;
type Result = AnswerOf<Endpoint>['results'][number];

/**
 * One step for many people, each in a transaction of its own: who cannot be moved holds up nobody, and the answer says
 * of each what came of it. The same again does no harm.
 */
export function createActAtOnce(parts: ApplicationParts) {
  const decide = createDecide(parts);
  const undo = createUndoDecision(parts);
  const place = createPlaceCard(parts);

  const act = async (ctx: MemberWriteContext, id: number, input: Input): Promise<void> => {
    const { do: action, column, reason, note } = input;
    if (action === 'undo') await undo(ctx, { id });
    else if (action === 'place') {
      const card = await findCard(ctx, id);
      if (!card || column === undefined) throw new AppError('notFound');
      await place(ctx, { id, column, moves: card.moves });
    } else await decide(ctx, { id, stage: action === 'shortlist' ? 'shortlisted' : 'not_suitable', reason, note });
  };

  return async (ctx: MemberContext, input: Input): Promise<AnswerOf<Endpoint>> => {
    const ids = [...new Set(input.ids)];
    const names = await findNames(ctx, ids);
    const results: Result[] = [];
    for (const id of ids) {
      const name = names.get(id) ?? '';
      try {
        await parts.db.transaction((tx) => act({ ...ctx, tx, emit: tx.emit.bind(tx) }, id, input));
        results.push({ id, name, is_done: true, problem: null });
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const { message } = parts.texts.describeError(error, ctx.locale.language);
        results.push({ id, name, is_done: false, problem: message });
      }
    }
    return { results };
  };
}
