import type { LanguageCode } from '#src/modules/options/languages.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import type { EntryRequest } from '../ai.contract.ts';
import { languageOf } from '../language-of.ts';
import type { AiParts } from './ai.parts.ts';
import type { WritingTask } from './engines/tasks.ts';
import { runWriting } from './run-writing.ts';

/** Writes what someone has typed about a job, a course or themselves anew; nothing of it is kept here. */
export function createWriteEntry(parts: AiParts) {
  return async (ctx: AccountWriteContext, input: EntryRequest) => {
    const { section, title, place, text, rewrite_type: rewrite, stream } = input;
    const asked = input.language ?? (ctx.locale.language as LanguageCode);
    const language = rewrite === 'language' ? asked : (languageOf(text, asked) ?? asked);
    const task: WritingTask = rewrite
      ? { task: 'rewrite-text', language, text, rewrite, facts: null }
      : { task: 'resume-entry', language, section, title, place, text };
    return runWriting(ctx, parts, { task, before: text, isStreamed: stream });
  };
}
