/**
 * How much harm a case may do, in points from 0 to 100, and its place in the queue. Pure, so that it can be read and
 * tested as a table:
 *
 * - **Kind**: an appeal starts at 25 (someone may be locked out wrongly), others at 0.
 * - **Severity**, 0 to 35: the worst reason or flag. Claimed only by people whom nothing speaks for, it counts half.
 * - **Reporters**, 0 to 30: different people by weight, 10 points for each doubling. Someone established weighs 1, someone
 *   whose reports were mostly dismissed 0.25. All new accounts and guests together weigh 1 at most, and so does everyone
 *   of one network: a crowd that was made for the purpose weighs as one person.
 * - **Reach**, 0 to 20: how many people it has met, 5 points for each tenfold.
 * - **Before**: 5 points for each earlier breach, 15 at most.
 *
 * Waiting counts too: six hours are worth one point, so that nothing waits for ever. That part needs no recount, because
 * it grows for all at the same pace; it is in the rank as the moment when the case was opened.
 */
export interface HarmFacts {
  kind: 'report' | 'flag' | 'duplicate' | 'appeal';
  reporters: readonly ReporterFacts[];
  /** Severity of what the program noticed itself; nobody has to be believed for it. */
  signalSeverity: number;
  reach: number;
  earlierBreaches: number;
}

export interface ReporterFacts {
  severity: number;
  /** A guest, or an account younger than a week. */
  isNew: boolean;
  dismissed: number;
  upheld: number;
  /** What stands for the network; null when it is not known, e.g. of an old report. */
  network: string | null;
}

const APPEAL = 25;
const MOST = { severity: 35, reporters: 30, reach: 20, before: 15, all: 100 };
const SECONDS_PER_POINT = 6 * 3600;

/** By the name of the reason in the list of reasons. */
export const reasonSeverity: Record<string, number> = {
  'illegal-activity': 35,
  'asks-for-money': 32,
  scam: 30,
  harassment: 28,
  impersonation: 24,
  'privacy-violation': 22,
  'fake-job': 20,
  discrimination: 20,
  'offensive-content': 18,
  'off-platform': 15,
  'misleading-pay': 12,
  'false-profile': 12,
  spam: 10,
  selling: 8,
  other: 8,
  'wrong-information': 6,
  'already-filled': 3,
};

export const flagSeverity: Record<string, number> = {
  payment_request: 28,
  wallet: 28,
  run_code: 28,
  personal_data: 26,
  suspicious_link: 20,
  off_platform: 10,
};
export const DUPLICATE_SEVERITY = 14;

export function harmPoints(facts: HarmFacts): number {
  const points =
    (facts.kind === 'appeal' ? APPEAL : 0) +
    severityOf(facts) +
    Math.min(MOST.reporters, 10 * Math.log2(1 + weightOf(facts.reporters))) +
    Math.min(MOST.reach, 5 * Math.log10(1 + facts.reach)) +
    Math.min(MOST.before, 5 * facts.earlierBreaches);
  return Math.min(MOST.all, Math.round(points));
}

/** The order of the queue, highest first. */
export function rankOf(points: number, openedAt: Date): number {
  return points * SECONDS_PER_POINT - Math.floor(openedAt.getTime() / 1000);
}

function severityOf({ reporters, signalSeverity }: HarmFacts): number {
  const claimed = reporters.map((one) => one.severity * (0.5 + 0.5 * ownWeight(one) * (one.isNew ? 0 : 1)));
  return Math.min(MOST.severity, Math.max(signalSeverity, 0, ...claimed));
}

/** Whom earlier reports speak against is believed less. */
function ownWeight({ dismissed, upheld }: ReporterFacts): number {
  return dismissed >= 3 && dismissed > 2 * upheld ? 0.25 : 1;
}

/** How many people these reporters weigh as: one a network, and all newcomers together as one. */
function weightOf(reporters: readonly ReporterFacts[]): number {
  const networks = new Map<string, { weight: number; isNew: boolean }>();
  for (const [index, reporter] of reporters.entries()) {
    const network = reporter.network ?? `unknown ${index}`;
    const known = networks.get(network) ?? { weight: 0, isNew: true };
    const weight = Math.max(known.weight, ownWeight(reporter));
    networks.set(network, { weight, isNew: known.isNew && reporter.isNew });
  }
  const all = [...networks.values()];
  const sum = (isNew: boolean) =>
    all.filter((one) => one.isNew === isNew).reduce((total, { weight }) => total + weight, 0);
  return sum(false) + Math.min(1, sum(true));
}
