import type { ResumeContent } from '#src/modules/profiles/resume-content.ts';
import { type Answer, type Asked, findWork } from './asked.ts';

const MOST_SKILLS = 4;

interface AddressedJob {
  title: string;
  company: string;
  /** What it asks for and the person has told. */
  skills: string[];
}

/** A message to an employer, made of the person's own facts and of nothing else. */
export async function answerLetter(asked: Asked): Promise<Answer> {
  const { ctx, parts, t, language } = asked;
  const resume = await parts.asResume(ctx.tx, ctx.viewer.accountId, language);
  if (resume.work_experiences.length + resume.educations.length + resume.skills.length === 0) {
    return {
      lines: [t('coaching.letter.empty')],
      blocks: [{ kind: 'links', links: [{ to: 'profile' }] }],
      suggestions: ['resume', 'jobs'],
    };
  }
  const job = await findJob(asked);
  const work = await findWork(asked);
  const text = [
    t('coaching.letter.hello'),
    ...(job
      ? [t('coaching.letter.interest', { title: job.title, company: job.company })]
      : work
        ? [t('coaching.letter.interestTitle', { title: work.title })]
        : []),
    ...ownFacts(asked, resume, job),
    t('coaching.letter.close'),
  ].join('\n\n');
  return {
    lines: [t('coaching.letter.intro'), t('coaching.letter.honest')],
    blocks: [{ kind: 'draft', text }],
    suggestions: ['jobs', 'reply', 'interview'],
    facts: { draft: text },
    work,
  };
}

function ownFacts({ t, parts, language }: Asked, resume: ResumeContent, job: AddressedJob | undefined): string[] {
  const [last] = resume.work_experiences;
  const [school] = resume.educations;
  const skills = job?.skills.length ? job.skills : resume.skills.map(({ name }) => name);
  const list = parts.namesIn(language).join(skills.slice(0, MOST_SKILLS));
  const study = [school?.degree, school?.field].filter(Boolean).join(', ');
  return [
    ...(last?.title && last.company
      ? [
          t(last.is_current ? 'coaching.letter.now' : 'coaching.letter.last', {
            title: last.title,
            company: last.company,
          }),
        ]
      : []),
    ...(!last && school && study ? [t('coaching.letter.study', { study, school: school.school })] : []),
    ...(list ? [t(job?.skills.length ? 'coaching.letter.asked' : 'coaching.letter.skills', { list })] : []),
  ];
}

/** The job that was shown last, if there is one. */
async function findJob({ ctx, parts, about }: Asked): Promise<AddressedJob | undefined> {
  const [id] = about.shown ?? [];
  if (id === undefined) return undefined;
  const [card] = await parts.presenter.presentJobCards(ctx, [id], { queryId: '', recoFrom: 'coach', scene: '' });
  if (!card) return undefined;
  const [matched] = await parts.matching.matchAll(ctx, [ctx.viewer.accountId], [id]);
  const names = parts.namesIn(ctx.locale.language);
  const met = matched?.ledger.lines.filter(({ kind, state }) => kind === 'skill' && state === 'met') ?? [];
  return {
    title: card.job_title,
    company: card.company.name,
    skills: met.map(({ asks }) => names.skill(Number(asks)).value),
  };
}
