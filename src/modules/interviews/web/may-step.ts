import type { Interview, Side } from '../interview-fields.ts';
import { refuseStep, type StepFacts, type StepName } from '../interview-steps.ts';

/** Whether the reader may take a step now, by the same table that the server runs; it has the last word. */
export function mayStep(name: StepName, interview: Interview, now: number): boolean {
  const { side } = interview;
  if (side === 'colleague') return false;
  return refuseStep(name, factsOf(interview, side), { side, now: new Date(now) }) === null;
}

function factsOf(interview: Interview, side: Side): StepFacts {
  const own = interview.own_checked_in_at !== null;
  const other = interview.other_checked_in_at !== null;
  const isTalent = side === 'talent';
  return {
    status: interview.status,
    turn: interview.turn,
    startsAt: interview.starts_at ? new Date(interview.starts_at) : null,
    expiresAt: null,
    finishesAt: null,
    times: interview.times.map((time) => new Date(time)),
    // Which they are, the server knows.
    slots: interview.from_free_hours ? [] : null,
    checkedIn: isTalent ? { talent: own, boss: other } : { talent: other, boss: own },
    attended: isTalent
      ? { talent: interview.own_attended, boss: interview.other_attended }
      : { talent: interview.other_attended, boss: interview.own_attended },
    isBanned: { talent: false, boss: false },
    isResultRequested: interview.result_requested_at !== null,
    hasResult: interview.result !== null,
  };
}
