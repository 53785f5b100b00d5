import { type Expression, isEverything, isNothing } from '../core/expression.ts';
import type { Bounds, PayFloors } from '../jobs/job-index.ts';

/** A query as OpenSearch reads it. */
export type Query = Record<string, unknown>;

/** What a document must hold; nothing of it counts for a score. */
export function toQuery(expression: Expression): Query {
  if (isEverything(expression)) return { match_all: {} };
  if (isNothing(expression)) return { match_none: {} };
  if (expression.is === 'word') return { term: { doc: expression.word } };
  if (expression.is === 'not') return { bool: { must_not: [toQuery(expression.part)] } };
  const { is, parts } = expression;
  if (is === 'and') return { bool: { filter: parts.map(toQuery) } };
  // However many words: one look along the list of each, and one clause of those that a query may have.
  const words = parts.flatMap((part) => (part.is === 'word' ? [part.word] : []));
  const others = parts.filter((part) => part.is !== 'word').map(toQuery);
  const ways = [...(words.length ? [{ terms: { doc: words } }] : []), ...others];
  return ways.length === 1 ? (ways[0] as Query) : { bool: { should: ways, minimum_should_match: 1 } };
}

/** The words and the bounds beside them. */
export function matching(expression: Expression, bounds: Bounds): Query {
  return { bool: { filter: [toQuery(expression), ...boundsOf(bounds)] } };
}

export function boundsOf({ notBefore, floors }: Bounds): Query[] {
  return [
    ...(notBefore ? [{ range: { posted_at: { gte: microseconds(notBefore) } } }] : []),
    ...(floors ? [paysEnough(floors)] : []),
  ];
}

/** A month's pay reaches the floor of its currency. Without a currency of that id there is no such job. */
function paysEnough(floors: NonNullable<PayFloors>): Query {
  const reached = floors.flatMap((least, currencyId) =>
    typeof least === 'number'
      ? [{ bool: { filter: [{ term: { currency_id: currencyId } }, { range: { monthly_max: { gte: least } } }] } }]
      : [],
  );
  return reached.length ? { bool: { should: reached, minimum_should_match: 1 } } : { match_none: {} };
}

/** As exact as the database keeps it: two jobs of one millisecond have an order too. */
export function microseconds(moment: Date): number {
  return moment.getTime() * 1000;
}
