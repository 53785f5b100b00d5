/** A stretch of time, its end not included. */
export interface Span {
  from: Date;
  to: Date;
}

export type Step = 'day' | 'week' | 'month';

/** A part as the database has it: one without a beginning or an end is open there. */
export interface Stretch {
  from: Date | null;
  to: Date | null;
}

/**
 * The spans from now on, and as many steps ahead, that no part covers yet. What is left between parts that were cut
 * otherwise (another step, the table as it was before it had parts) is filled as it is.
 */
export function missingSpans(parts: readonly Stretch[], step: Step, ahead: number, now: Date): Span[] {
  const missing: Span[] = [];
  let from = beginOf(step, now);
  for (let left = ahead + 1; left > 0; left -= 1) {
    const to = nextOf(step, from);
    missing.push(...gapsWithin({ from, to }, parts));
    from = to;
  }
  return missing;
}

function gapsWithin(span: Span, parts: readonly Stretch[]): Span[] {
  const gaps: Span[] = [];
  let { from } = span;
  const inOrder = parts.toSorted((one, other) => (one.from?.getTime() ?? 0) - (other.from?.getTime() ?? 0));
  for (const part of inOrder) {
    if ((part.to && part.to <= from) || (part.from && part.from >= span.to)) continue;
    if (part.from && part.from > from) gaps.push({ from, to: part.from });
    from = part.to ?? span.to;
  }
  if (from < span.to) gaps.push({ from, to: span.to });
  return gaps;
}

/** Days, weeks (from Monday) and months are those of UTC, whatever zone the database is set to. */
function beginOf(step: Step, at: Date): Date {
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()];
  if (step === 'month') return new Date(Date.UTC(year, month, 1));
  const sinceMonday = step === 'week' ? (at.getUTCDay() + 6) % 7 : 0;
  return new Date(Date.UTC(year, month, day - sinceMonday));
}

function nextOf(step: Step, begin: Date): Date {
  const [year, month, day] = [begin.getUTCFullYear(), begin.getUTCMonth(), begin.getUTCDate()];
  if (step === 'month') return new Date(Date.UTC(year, month + 1, 1));
  return new Date(Date.UTC(year, month, day + (step === 'week' ? 7 : 1)));
}
