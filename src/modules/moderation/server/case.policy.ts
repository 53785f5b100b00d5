import type { CaseAction, CaseKind, CaseSubject } from '../case-fields.ts';
import type { Subject } from './load-subjects.ts';
import type { DecisionRow } from './present-decisions.ts';

interface CaseFacts {
  kind: CaseKind;
  state: 'open' | 'proposed' | 'closed';
  subject: CaseSubject;
  /** Who took the decision that an appeal is about: one operator, or the two of a suspension. */
  appealedBy: readonly (number | null)[];
  /** What is in force against the subject and those behind it. */
  inForce: readonly CaseAction[];
  hasTargets: boolean;
}

/** Who has made a decision. The promise is that someone else looks at an appeal, so who confirmed it counts too. */
export function makersOf(decision: Pick<DecisionRow, 'proposed_by' | 'confirmed_by'> | undefined) {
  return decision ? [decision.proposed_by, decision.confirmed_by] : [];
}

/** What an operator may do with a case now; the verbs ask the same. */
export function actionsFor(facts: CaseFacts, operatorId: number | null): CaseAction[] {
  if (facts.state === 'proposed') return [];
  if (facts.kind === 'appeal') {
    return facts.state === 'open' && !facts.appealedBy.includes(operatorId) ? ['grant', 'uphold'] : [];
  }
  const back = [
    ...(facts.inForce.includes('suspend') ? (['lift'] as const) : []),
    ...(facts.inForce.includes('take_down') ? (['put_back'] as const) : []),
  ];
  if (facts.state === 'closed') return back;
  const mayTakeDown = facts.subject === 'job' && !facts.inForce.includes('take_down');
  return [
    'dismiss',
    'warn',
    ...(mayTakeDown ? (['take_down'] as const) : []),
    ...(facts.hasTargets ? (['suspend'] as const) : []),
    ...back,
  ];
}

/** Who behind a case may be suspended. Operators are removed by the installation's owner instead. */
export function suspendable(subjects: readonly Subject[]): Subject[] {
  return subjects.filter(({ kind, status, role }) => kind !== 'job' && status === 'active' && role !== 'operator');
}

/** The specification's numbers: a company, an employer's account, an account after reports, any other account. */
export function suspensionCode(target: 'person' | 'company', role: string | null, hasReports: boolean) {
  if (target === 'company') return 41345;
  if (role === 'recruiter') return 41347;
  return hasReports ? 41047 : 41044;
}
