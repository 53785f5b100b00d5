import { isExternalOff, type Ticket } from '#src/modules/ai/server/ai.public.ts';
import type { LanguageCode } from '#src/modules/options/languages.ts';
import type { AccountContext, AccountWriteContext } from '#src/platform/context.ts';
import type { CoachAnswer } from '../coach.contract.ts';
import { answerQuestion, mayBeWrittenOutside } from './answers/answer-question.ts';
import type { Answer, Asked } from './answers/asked.ts';
import type { CoachParts } from './coach.parts.ts';
import { findConversation, loadTurns, openConversation } from './conversations.queries.ts';
import { presentBlocks } from './present-blocks.ts';
import { questionCredits } from './question-credits.ts';
import { type Prepared, runAnswer } from './run-answer.ts';
import { MOST_SHOWN, type Topic } from './topic.ts';
import { questionLanguage } from './understand/question-language.ts';
import { readQuestion, type Understood } from './understand/read-question.ts';

interface Question {
  conversation_id?: number | undefined;
  text: string;
  stream: boolean;
}

/** What an engine may read of what was said before. */
const EARLIER_TURNS = 4;

/** AI-05: takes a question, has it answered by rules or, where it may, by an outside service, and keeps both. */
export function createAskCoach(parts: CoachParts) {
  return async (ctx: AccountWriteContext, { conversation_id, text, stream }: Question): Promise<CoachAnswer> => {
    const known = conversation_id === undefined ? undefined : await findConversation(ctx, conversation_id);
    const ticket = await questionCredits.take(ctx);
    const conversation = known ?? (await openConversation(ctx, text));
    const begun = { ticket, conversation, isNew: known === undefined };
    // Looking things up needs many questions to the database and none of them this transaction.
    return runAnswer(parts, { ...begun, isStreamed: stream, pageLanguage: ctx.locale.language }, () =>
      prepare(parts, { ...ctx, tx: parts.db }, text, begun),
    );
  };
}

interface Begun {
  ticket: Ticket;
  conversation: { id: number; topic: Topic };
  isNew: boolean;
}

/** Understands the question and lets the rules answer it. */
async function prepare(parts: CoachParts, ctx: AccountContext, text: string, begun: Begun): Promise<Prepared> {
  const { ticket, conversation, isNew } = begun;
  const turns = isNew ? [] : await loadTurns(ctx.tx, conversation.id, EARLIER_TURNS);
  const here = ctx.locale.language as LanguageCode;
  const language = questionLanguage(text, here);
  const about = await readQuestion(parts, ctx, { question: text, language, topic: conversation.topic });
  const t = parts.texts.translate(language);
  const asked: Asked = { ctx, parts, language, t, about, credits: ticket.credits };
  const answer = await answerQuestion(asked);
  const blocks = answer.blocks ?? [];
  const [presented = []] = await presentBlocks(ctx, parts, [blocks]);
  return {
    task: {
      task: 'coach-answer',
      language,
      question: text,
      earlier: turns.flatMap((turn) => [
        { who: 'person' as const, text: turn.question },
        { who: 'coach' as const, text: turn.answer },
      ]),
      facts: answer.facts ?? {},
      answer: answer.lines.join('\n\n'),
      isQuestionGiven: about.intent !== 'letter' && about.intent !== 'reply',
    },
    isOutside: mayBeWrittenOutside(about.intent) && !(await isExternalOff(ctx.tx, ctx.viewer.accountId)),
    intent: about.intent,
    blocks,
    presented,
    suggestions: (answer.suggestions ?? []).map((name) => t(`coaching.ask.${name}`)),
    topic: topicAfter(about, answer, conversation.topic),
  };
}

/** What the next question may be about: what is declined or not understood changes nothing. */
function topicAfter({ isMore: _, guesses: __, ...about }: Understood, { shown, work }: Answer, before: Topic): Topic {
  const isTopic = mayBeWrittenOutside(about.intent) && about.intent !== 'unknown';
  if (!isTopic) return before;
  return {
    ...about,
    ...(work && { titleId: work.titleId, title: work.titleId === null ? work.title : '' }),
    shown: (shown ?? about.shown ?? []).slice(0, MOST_SHOWN),
  };
}
