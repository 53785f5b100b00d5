import {
  CONTRACT,
  FIELD_WORK,
  FREELANCE,
  HYBRID,
  ON_SITE,
  PROJECT_BASED,
  REMOTE,
  TEMPORARY,
} from '#src/modules/options/ids.ts';
import { MATCH_KINDS, type MatchKind } from '../match-lines.ts';
import type { JobFacts, Quote, WishFact } from './facts.ts';
import { nearness } from './find-experience.ts';
import { type Finding, inPart, met, missed, type Pairing, type ScoreTools, unknown } from './finding.ts';

const SAME_SUB_TITLE = 0.75;
const SAME_MAIN_TITLE = 0.35;
const SAME_REGION = 0.8;
const SAME_COUNTRY = 0.5;
const NEAR_ARRANGEMENT = 0.5;
/** Pay that misses the least wish by so little may still be agreed on. */
const NEAR_PAY = 0.85;
const NEAR_PAY_SHARE = 0.5;
/** Ways to be employed for a while. */
const FOR_A_WHILE = new Set([CONTRACT, TEMPORARY, FREELANCE, PROJECT_BASED]);

type Found = ReturnType<typeof unknown>;
type Wished = { kind: MatchKind; key: string; asks: number | string; judge: (wish: WishFact) => Found; empty?: Found };

/**
 * Title, place, arrangement, kind of job and pay against one and the same wish: the one that fits best as a whole, so
 * that no line takes the pay of one wish and the place of another.
 */
export function findWishes(pairing: Pairing, tools: ScoreTools): Finding[] {
  const lines = linesOf(pairing, tools);
  const judged = pairing.talent.wishes.map((wish) => lines.map((line) => line.judge(wish)));
  const worth = (found: Found[]) =>
    found.reduce((sum, { share }, at) => sum + share * MATCH_KINDS[(lines[at] as Wished).kind], 0);
  const best = judged.toSorted((a, b) => worth(b) - worth(a))[0];
  return lines.map(({ kind, key, asks, empty }, at) => ({ kind, key, asks, ...(best?.[at] ?? empty ?? unknown()) }));
}

function linesOf(pairing: Pairing, tools: ScoreTools): Wished[] {
  const { job } = pairing;
  const hired = job.isRemote ? judgeRemote(pairing) : undefined;
  const lines: Wished[] = [
    { kind: 'title', key: 'title', asks: job.function.titleId, judge: (wish) => judgeTitle(wish, job) },
    hired
      ? { kind: 'place', key: 'place', asks: 'remote', judge: () => hired, empty: hired }
      : { kind: 'place', key: 'place', asks: 'place', judge: (wish) => judgePlace(wish, job) },
    {
      kind: 'arrangement',
      key: 'arrangement',
      asks: job.arrangementId,
      judge: (wish) => judgeArrangement(wish, job.arrangementId),
    },
    { kind: 'type', key: 'type', asks: job.typeId, judge: (wish) => judgeType(wish, job.typeId) },
  ];
  const { pay } = job;
  if (pay) lines.push({ kind: 'pay', key: 'pay', asks: 'pay', judge: (wish) => judgePay(wish, pay, tools) });
  return lines;
}

const chosen = (choice: Quote['choice']): Quote[] => [{ source: 'wishes', choice }];

function judgeTitle(wish: WishFact, job: JobFacts): Found {
  const near = wish.function ? nearness(wish.function, job) : 0;
  const said: Quote[] = [{ source: 'wishes', text: wish.title }];
  if (near === 1) return met(said);
  if (wish.function?.subId === job.function.subId) return inPart(SAME_SUB_TITLE, said, { is: 'related' });
  return near > 0 ? inPart(SAME_MAIN_TITLE, said, { is: 'related' }) : missed(said);
}

/** TRU-08: whether one can be hired from the country of the account, and its hours. */
function judgeRemote({ eligibility, talent }: Pairing): Found {
  const rules = (eligibility?.rules ?? []).filter(({ rule }) => rule === 'country' || rule === 'timezone');
  const answers = rules.map(({ answer }) => answer);
  const said: Quote[] = [{ source: 'country', choice: { of: 'country', id: talent.countryId } }];
  if (answers.includes('no')) return missed(said);
  return answers.includes('unknown') || answers.length === 0 ? unknown() : met(said);
}

function judgePlace(wish: WishFact, job: JobFacts): Found {
  const said = chosen(wish.isAbroad ? { of: 'country', id: wish.countryId } : { of: 'location', id: wish.locationId });
  const isThere = wish.isAbroad
    ? wish.countryId === job.countryId
    : job.locationIds.some((id) => wish.within.includes(id)) || job.within.includes(wish.locationId);
  if (isThere) return met(said);
  if (wish.countryId !== job.countryId) return missed(said);
  return wish.regionId !== null && job.regionIds.includes(wish.regionId)
    ? inPart(SAME_REGION, said, { is: 'region' })
    : inPart(SAME_COUNTRY, said, { is: 'country' });
}

function judgeArrangement({ arrangementId: wished }: WishFact, asked: number): Found {
  const said = chosen({ of: 'arrangement', id: wished });
  if (wished === asked) return met(said);
  const isNear =
    (wished === HYBRID && (asked === ON_SITE || asked === REMOTE)) ||
    (asked === HYBRID && (wished === ON_SITE || wished === REMOTE)) ||
    (wished === ON_SITE && asked === FIELD_WORK) ||
    (wished === FIELD_WORK && asked === ON_SITE);
  return isNear ? inPart(NEAR_ARRANGEMENT, said, { is: 'related' }) : missed(said);
}

function judgeType({ typeId: wished }: WishFact, asked: number): Found {
  const said = chosen({ of: 'type', id: wished });
  if (wished === asked) return met(said);
  const isNear = FOR_A_WHILE.has(wished) && FOR_A_WHILE.has(asked);
  return isNear ? inPart(NEAR_ARRANGEMENT, said, { is: 'related' }) : missed(said);
}

/** The least that is hoped for against the most that is paid; without a rate between them nobody knows. */
function judgePay({ pay: wish }: WishFact, pay: NonNullable<JobFacts['pay']>, { rates }: ScoreTools): Found {
  const [from, to] = [rates[wish.currency], rates[pay.currency]];
  const isSame = wish.currency === pay.currency;
  if (!isSame && (!from || !to)) return unknown();
  const least = isSame || !from || !to ? wish.min : (wish.min * to) / from;
  const most = pay.max ?? pay.min;
  const said = chosen({ of: 'pay', ...wish });
  if (least <= most) return met(said);
  // 'From' an amount: what it goes up to is not said.
  if (pay.max === null || most >= least * NEAR_PAY) return inPart(NEAR_PAY_SHARE, said, { is: 'nearPay' });
  return missed(said);
}
