import type { MemberContext } from '#src/platform/context.ts';
import type { AnalysisState } from '../hiring-help.contract.ts';
import { findObstacle, findSubject, readState } from './analysis.queries.ts';

/** EMP-03: the analysis of the person of a conversation as it was made, and whether one can be made now. */
export async function getAnalysis(ctx: MemberContext, { id }: { id: number }): Promise<AnalysisState> {
  const subject = await findSubject(ctx, id);
  return readState(ctx, subject, await findObstacle(ctx, subject));
}
