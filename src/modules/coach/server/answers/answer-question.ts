import { type Intent, isDeclined } from '../../intents.ts';
import { answerApplications, answerInterview, answerPractice, answerReply } from './answer-applications.ts';
import { answerJobs } from './answer-jobs.ts';
import { answerLetter } from './answer-letter.ts';
import { answerNegotiate, answerPay } from './answer-pay.ts';
import { answerHello, answerParley, answerThanks, answerUnknown, decline } from './answer-plainly.ts';
import { answerResume } from './answer-resume.ts';
import { answerChange, answerSkills } from './answer-skills.ts';
import type { Answer, Asked } from './asked.ts';

type Answerer = (asked: Asked) => Promise<Answer> | Answer;

const answerers: Partial<Record<Intent, Answerer>> = {
  jobs: answerJobs,
  resume: answerResume,
  skills: answerSkills,
  applications: answerApplications,
  pay: answerPay,
  negotiate: answerNegotiate,
  interview: answerInterview,
  practice: answerPractice,
  reply: answerReply,
  change: answerChange,
  letter: answerLetter,
  parley: answerParley,
  hello: answerHello,
  thanks: answerThanks,
};

/** What the rules answer to a question that is understood, out of the person's own data and our open jobs. */
export async function answerQuestion(asked: Asked): Promise<Answer> {
  const { intent } = asked.about;
  if (isDeclined(intent)) return decline(asked, intent);
  return (answerers[intent] ?? answerUnknown)(asked);
}

/** What is declined, greetings and what we say of ourselves are always our own words. */
const OUR_OWN: readonly Intent[] = ['parley', 'hello', 'thanks', 'practice'];

export function mayBeWrittenOutside(intent: Intent): boolean {
  return !isDeclined(intent) && !OUR_OWN.includes(intent);
}
