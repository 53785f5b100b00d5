import { presentMatch } from '#src/modules/matching/server/matching.public.ts';
import type { AccountContext, AccountWriteContext } from '#src/platform/context.ts';
import type { CoachBlock } from '../coach.contract.ts';
import type { CoachParts } from './coach.parts.ts';
import { LINK_PATHS, type StoredBlock } from './stored-block.ts';

const ORIGIN = { queryId: '', recoFrom: 'coach', scene: '' };
/** So many things that a job asks for are told on a card. */
const MOST_NAMED = 2;

type Ctx = AccountContext | AccountWriteContext;

/** What is kept of answers as a page shows it: jobs as they are now, with the reader's own match. */
export async function presentBlocks(ctx: Ctx, parts: CoachParts, all: StoredBlock[][]): Promise<CoachBlock[][]> {
  const jobIds = [...new Set(all.flat().flatMap((block) => (block.kind === 'jobs' ? block.jobIds : [])))];
  const cards = jobIds.length ? await parts.presenter.presentJobCards(ctx, jobIds, ORIGIN) : [];
  const jobs = new Map(cards.map((job) => [job.id, job]));
  const marks = await readMarks(ctx, parts, [...jobs.keys()]);
  const t = parts.texts.translate(ctx.locale.language);
  const present = (block: StoredBlock): CoachBlock => {
    if (block.kind === 'links') {
      const links = block.links.map(({ to, id }) => ({ label: t(`coaching.link.${to}`), path: pathOf(to, id) }));
      return { kind: 'links', links };
    }
    if (block.kind !== 'jobs') return block;
    const shown = block.jobIds.flatMap((id) => jobs.get(id) ?? []);
    return {
      kind: 'jobs',
      jobs: shown.map((job) => ({ job, score: null, reason: '', ...marks.get(job.id) })),
      gone: block.jobIds.length - shown.length,
      path: block.path,
    };
  };
  return all.map((blocks) => blocks.map(present));
}

function pathOf(to: keyof typeof LINK_PATHS, id: number | undefined): string {
  return `${LINK_PATHS[to]}${id ?? ''}`;
}

/** The score, and what speaks for the person and what was not found, in a line. */
async function readMarks(ctx: Ctx, { matching, texts, namesIn }: CoachParts, jobIds: number[]) {
  if (jobIds.length === 0) return new Map<number, { score: number; reason: string }>();
  const t = texts.translate(ctx.locale.language);
  const { join } = namesIn(ctx.locale.language);
  const found = await matching.matchAll(ctx, [ctx.viewer.accountId], jobIds);
  return new Map(
    found.map((one) => {
      const { job_id, score, lines } = presentMatch(ctx, one, matching);
      const named = (state: string) => {
        const asked = lines.filter(
          (line) => line.state === state && ['skill', 'licence', 'language'].includes(line.kind),
        );
        return join(asked.slice(0, MOST_NAMED).map(({ asks }) => asks));
      };
      const [met, missed] = [named('met'), named('missed')];
      const reasons = [
        met && t('coaching.card.met', { list: met }),
        missed && t('coaching.card.missed', { list: missed }),
      ];
      return [job_id, { score, reason: reasons.filter(Boolean).join(' ') }];
    }),
  );
}
