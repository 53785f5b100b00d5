import type { CareerFacts } from '../engines/tasks.ts';
import { asData } from './rules.v1.ts';

export const name = 'career-summary.v1';

export function write({ facts, languageName }: { facts: CareerFacts; languageName: string }): string {
  return `Write the career summary at the top of a resume, in ${languageName}: 3 to 5 sentences, at most 90 words, without "I".
Begin with what the person does and where. Then one or two results with their numbers as given, then skills, then the job they look for.
${asData(facts)}`;
}
