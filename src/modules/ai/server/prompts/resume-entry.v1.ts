import { asData } from './rules.v1.ts';

export const name = 'resume-entry.v1';

interface EntryInput {
  section: string;
  title: string;
  place: string;
  text: string;
  languageName: string;
}

export function write({ languageName, ...entry }: EntryInput): string {
  const shape = entry.section === 'summary' ? 'one paragraph' : 'lines that begin with "• ", each one fact, at most 6';
  return `Rewrite \`text\`, what the job seeker has typed, as ${shape}, in ${languageName}.
Strong verbs, no filler, no "I". What can be measured comes first, with its numbers as given.
${asData(entry)}`;
}
