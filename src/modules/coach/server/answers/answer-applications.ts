import type { StoredBlock } from '../stored-block.ts';
import { type Answer, type Asked, findWork } from './asked.ts';
import { compareWithMarket } from './market.ts';
import { type NextStep, nextSteps, progressOf } from './next-steps.ts';

const MOST_STEPS = 3;

/** Where the person stands, and what to do next. */
export async function answerApplications(asked: Asked): Promise<Answer> {
  const { t } = asked;
  const talks = await progressOf(asked);
  if (talks.length === 0) {
    return {
      lines: [t('coaching.applications.none')],
      blocks: [{ kind: 'links', links: [{ to: 'search' }] }],
      suggestions: ['jobs', 'letter', 'resume'],
    };
  }
  const count = (...lanes: string[]) => talks.filter(({ lane }) => lanes.includes(lane)).length;
  const figures = {
    waiting: count('applied'),
    talking: count('talking'),
    interviews: count('interview'),
    offers: count('offer'),
    ended: count('closed'),
  };
  const steps = nextSteps(asked, talks).slice(0, MOST_STEPS);
  const lines = steps.length ? steps.map(({ line }) => line) : [t('coaching.applications.calm')];
  return {
    lines: [
      t('coaching.applications.stand', figures),
      ...lines,
      ...(figures.waiting > 0 ? [t('coaching.applications.closing')] : []),
    ],
    blocks: [chatsOf(steps), { kind: 'links' as const, links: [{ to: 'tracker' as const }] }].filter(hasLinks),
    suggestions: steps.some(({ kind }) => kind === 'interview') ? ['practice', 'interview', 'jobs'] : ['jobs', 'reply'],
    facts: { ...figures, next: lines },
  };
}

function chatsOf(steps: readonly NextStep[]): StoredBlock {
  const ids = [...new Set(steps.flatMap(({ talk }) => talk.conversation_id ?? []))];
  return { kind: 'links', links: ids.slice(0, 1).map((id) => ({ to: 'chat', id })) };
}

const hasLinks = (block: StoredBlock) => block.kind !== 'links' || block.links.length > 0;

/** How to answer an employer who waits. */
export async function answerReply(asked: Asked): Promise<Answer> {
  const { t } = asked;
  const steps = nextSteps(asked, await progressOf(asked)).filter(({ kind }) => kind === 'reply' || kind === 'times');
  const [first] = steps;
  const title = first?.talk.title ?? (await findWork(asked))?.title ?? '';
  const drafts = title ? [t('coaching.reply.draftYes', { title }), t('coaching.reply.draftNo', { title })] : [];
  return {
    lines: [...(first ? [first.line] : []), t('coaching.reply.step1'), t('coaching.reply.step2')],
    blocks: [...drafts.map((text) => ({ kind: 'draft' as const, text })), chatsOf(steps)].filter(hasLinks),
    suggestions: ['negotiate', 'interview', 'applications'],
    facts: { waiting: steps.map(({ line }) => line), drafts },
  };
}

/** How to get ready: the next interview, and what jobs like it ask for. */
export async function answerInterview(asked: Asked): Promise<Answer> {
  const { t, parts, language } = asked;
  const [next] = nextSteps(asked, await progressOf(asked)).filter(({ kind }) => kind === 'interview');
  const work = await findWork(asked);
  const market = work ? await compareWithMarket(asked, work) : null;
  const most = [...(market?.has ?? []), ...(market?.missing ?? [])].toSorted((one, other) => other.count - one.count);
  const list = parts.namesIn(language).join(most.slice(0, 4).map(({ name }) => name));
  return {
    lines: [
      ...(next ? [next.line] : []),
      ...(work && list ? [t('coaching.interview.asked', { title: work.title, list })] : []),
      t('coaching.interview.step1'),
      t('coaching.interview.step2'),
      t('coaching.interview.step3'),
    ],
    blocks: [practiceLink(next?.talk.job_id ?? null)],
    suggestions: ['practice', 'skills', 'negotiate'],
    facts: { next: next?.line ?? null, asked_for_most: list },
    work,
  };
}

/** Questions are asked on a page of their own, so that it can be left and gone on with. */
export async function answerPractice(asked: Asked): Promise<Answer> {
  const { t, about } = asked;
  const [next] = nextSteps(asked, await progressOf(asked)).filter(({ kind }) => kind === 'interview');
  const jobId = next?.talk.job_id ?? about.shown?.[0] ?? null;
  return {
    lines: [...(next ? [next.line] : []), t('coaching.practice.start')],
    blocks: [practiceLink(jobId)],
    suggestions: ['interview', 'applications'],
  };
}

function practiceLink(jobId: number | null): StoredBlock {
  return { kind: 'links', links: [jobId === null ? { to: 'practice' } : { to: 'practiceJob', id: jobId }] };
}
