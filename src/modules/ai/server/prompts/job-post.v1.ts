import type { JobPostFacts } from '../engines/job-post-facts.ts';
import { asData } from './rules.v1.ts';

export const name = 'job-post.v1';

interface JobPostInput {
  facts: JobPostFacts;
  languageName: string;
  headings: readonly string[];
}

export function write({ facts, languageName, headings }: JobPostInput): string {
  return `Write the job post, in ${languageName}, for the person who will read it ("you"): short sentences, everyday words, at most 350 words.
Use these headings in this order, each on a line of its own that begins with "## ", and leave out a heading that has no facts:
${headings.map((heading) => `## ${heading}`).join('\n')}
Below the first stand one or two sentences; below the others lines that begin with "• ", one fact each.
The fields tasks, asks, extras, offer and steps are the employer's own words for the second to the last heading.
${asData(facts)}`;
}
