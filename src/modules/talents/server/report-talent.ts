import type { MemberWriteContext } from '#src/platform/context.ts';
import { readTalentNumbers } from './talent-numbers.ts';
import type { TalentsParts } from './talents.parts.ts';
import { assertVerified, assertVisible } from './visible-talents.ts';

interface Input {
  id: string;
  reason_id: number;
  note: string;
}

/** Tells the operators that something is wrong with a profile; whoever has a conversation reports that one. */
export function createReportTalent({ secrets, fileReport }: TalentsParts) {
  return async (ctx: MemberWriteContext, input: Input) => {
    assertVerified(ctx.viewer);
    const numbers = await readTalentNumbers(secrets, ctx.tx, ctx.viewer.membership.company_id);
    const talentId = numbers.accountOf(input.id);
    await assertVisible(ctx.tx, ctx.viewer, talentId);
    await fileReport(ctx, {
      subject: 'profile',
      subjectId: talentId,
      reasonId: input.reason_id,
      note: input.note,
      about: 'candidate',
      aboutId: talentId,
    });
    return { is_received: true };
  };
}
