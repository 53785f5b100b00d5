import type { RewriteType } from '../../rewrite-types.ts';
import type { CareerFacts } from '../engines/tasks.ts';
import { asData } from './rules.v1.ts';

export const name = 'rewrite-text.v1';

const WISHES: Record<RewriteType, string> = {
  shorter: 'Make it clearly shorter: at most two thirds. Only leave out, never add.',
  longer: 'Make it a little longer, with facts of `facts` that it does not say yet.',
  formal: 'Make it more formal.',
  confident: 'Make it more confident: strong verbs, no hedging. Claim nothing that it does not claim.',
  simpler: 'Make it simpler: short sentences, everyday words. Only leave out or replace, never add.',
  language: 'Translate it faithfully.',
};

interface RewriteInput {
  text: string;
  rewrite: RewriteType;
  facts: CareerFacts | null;
  languageName: string;
}

export function write({ text, rewrite, facts, languageName }: RewriteInput): string {
  return `Rewrite \`text\`, in ${languageName}. ${WISHES[rewrite]} Keep its line breaks and bullets.
${asData(rewrite === 'longer' ? { text, facts } : { text })}`;
}
