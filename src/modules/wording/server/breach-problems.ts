import type { FieldProblem } from '#src/kernel/errors.ts';
import { type BreachKind, findBreaches } from './find-breaches.ts';
import type { TextPlace } from './text-place.ts';

/** Each kind has a text of its own: why it is refused, and what to write instead. */
const PROBLEMS: Record<BreachKind, string> = {
  phone: 'forbiddenPhone',
  email: 'forbiddenEmail',
  messenger: 'forbiddenMessenger',
  link: 'forbiddenLink',
  fee: 'forbiddenPayment',
  papers: 'forbiddenPapers',
  age: 'forbiddenAge',
  gender: 'forbiddenGender',
  marital: 'forbiddenFamily',
  religion: 'forbiddenReligion',
  race: 'forbiddenOrigin',
  disability: 'forbiddenHealth',
  looks: 'forbiddenLooks',
};

/** Breaches as problems of a field, which every form can show; kinds that may stand there are left out. */
export function breachProblems(
  field: string,
  text: string,
  { place, countryCode, allowed = [] }: { place: TextPlace; countryCode: string; allowed?: readonly BreachKind[] },
): FieldProblem[] {
  return findBreaches(text, place, countryCode)
    .filter(({ kind }) => !allowed.includes(kind))
    .map(({ kind, excerpt }) => ({ field, problem: PROBLEMS[kind], values: { excerpt } }));
}
