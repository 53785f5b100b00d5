import type { Translate } from '#src/kernel/translate.ts';
import type { QuestionKind } from '../../practice-rules.ts';

export interface PracticeQuestion {
  kind: QuestionKind;
  text: string;
  /** The skill that it asks about. */
  skillId?: number;
}

interface DrawnFrom {
  id: number;
  title: string;
  company: string;
  skills: { id: number; name: string }[];
  duties: string[];
  /** The least experience that the post asks for. */
  leastMonths: number;
}

const MOST_SKILLS = 3;
/** From here on a post looks for someone who leads, below the other for someone who learns. */
const [LEADS, LEARNS] = [60, 12];
const BEHAVIOURS = ['conflict', 'mistake', 'deadline', 'customer'] as const;
const SKILL_WAYS = ['used', 'hard', 'learnt'] as const;

/** Questions as an interviewer for the post would ask them: its work, skills and level, how one works with others, and why. */
export function drawQuestions(job: DrawnFrom, t: Translate): PracticeQuestion[] {
  const { id, title, company, duties, leastMonths } = job;
  const skills = job.skills.slice(0, duties.length ? MOST_SKILLS - 1 : MOST_SKILLS);
  const level = leastMonths >= LEADS ? 'lead' : leastMonths <= LEARNS ? 'learn' : undefined;
  const behaviours = [BEHAVIOURS[id % BEHAVIOURS.length], ...(level ? [] : [BEHAVIOURS[(id + 1) % BEHAVIOURS.length]])];
  return [
    { kind: 'opening', text: t('coaching.questions.opening', { title }) },
    ...skills.map(({ id: skillId, name }, at) => ({
      kind: 'skill' as const,
      text: t(`coaching.questions.skill.${SKILL_WAYS[at % SKILL_WAYS.length] ?? 'used'}`, { skill: name }),
      skillId,
    })),
    ...duties.slice(0, 1).map((duty) => ({ kind: 'duty' as const, text: t('coaching.questions.duty', { duty }) })),
    ...(level ? [{ kind: level, text: t(`coaching.questions.${level}`) } as const] : []),
    ...behaviours.map((name) => ({
      kind: 'behaviour' as const,
      text: t(`coaching.questions.behaviour.${name ?? 'mistake'}`),
    })),
    { kind: 'motive', text: t('coaching.questions.motive', { title, company }) },
  ];
}
