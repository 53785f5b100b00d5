import { AppError } from '#src/kernel/errors.ts';
import { languageOf } from '#src/modules/ai/language-of.ts';
import { vocabularyOf } from '#src/modules/matching/server/matching.public.ts';
import type { LanguageCode } from '#src/modules/options/languages.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Practice } from '../../coach.contract.ts';
import type { CoachParts } from '../coach.parts.ts';
import type { PracticeQuestion } from './draw-questions.ts';
import { judgeAnswer } from './judge-answer.ts';
import { findPractice, loadAnswers, type PracticeRow } from './practices.queries.ts';
import { presentPractice } from './present-practice.ts';

interface GivenAnswer {
  id: number;
  place: number;
  text: string;
}

/** Takes the answer to the question that waits, judges it, and ends after the last one. */
export function createAnswerPractice(parts: CoachParts) {
  return async (ctx: AccountWriteContext, { id, place, text }: GivenAnswer): Promise<Practice> => {
    const practice = await findPractice(ctx, id, true);
    const before = await loadAnswers(ctx.tx, id);
    const question = practice.questions[place];
    // Another window was quicker.
    if (!question || place !== before.length || practice.finished_at) throw new AppError('practiceMovedOn');
    const language = languageOf(text, practice.language as LanguageCode) ?? practice.language;
    const findings = judgeAnswer({
      kind: question.kind,
      text,
      language,
      ownPlaces: await findOwnPlaces(ctx),
      namesSkill: namesSkill(parts, question, text),
    });
    const now = ctx.clock.now();
    await ctx.tx.query(sql`
      insert into coach_practice_answers (practice_id, place, account_id, text, findings, created_at)
      values (${id}, ${place}, ${ctx.viewer.accountId}, ${text}, ${JSON.stringify(findings)}::jsonb, ${now.toISOString()})`);
    const isLast = place + 1 === practice.questions.length;
    await ctx.tx.query(sql`
      update coach_practices set touched_at = ${now.toISOString()}, finished_at = ${isLast ? now.toISOString() : null}
      where id = ${id}`);
    const row: PracticeRow = { ...practice, finished_at: isLast ? now : null };
    const t = parts.texts.translate(ctx.locale.language);
    return presentPractice(row, [...before, { place, text, findings }], t, ctx.locale.language);
  };
}

/** In any of its names, or in that of something more exact. */
function namesSkill({ data }: CoachParts, { skillId }: PracticeQuestion, text: string): boolean {
  if (skillId === undefined) return false;
  const { skills, narrower } = vocabularyOf(data);
  return skills.find(text).some(({ value }) => value === skillId || narrower.get(skillId)?.has(value));
}

async function findOwnPlaces({ tx, viewer }: AccountWriteContext): Promise<string[]> {
  const { rows } = await tx.query<{ company: string }>(sql`
    select company from work_experiences where account_id = ${viewer.accountId}`);
  return rows.map(({ company }) => company);
}
