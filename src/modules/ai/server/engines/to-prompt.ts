import { languages } from '#src/modules/options/languages.ts';
import * as careerSummary from '../prompts/career-summary.v1.ts';
import * as coachAnswer from '../prompts/coach-answer.v1.ts';
import * as jobPost from '../prompts/job-post.v1.ts';
import { jobRulesV1 } from '../prompts/job-rules.v1.ts';
import * as resumeEntry from '../prompts/resume-entry.v1.ts';
import * as rewriteText from '../prompts/rewrite-text.v1.ts';
import { rulesV1 } from '../prompts/rules.v1.ts';
import { allJobWords } from './job-words/all-job-words.ts';
import type { WritingTask } from './tasks.ts';

export interface Prompt {
  /** With its version. */
  name: string;
  instructions: string;
  prompt: string;
  /** Of the answer; without it, as many as a resume's text may need. */
  mostTokens?: number;
}

export function toPrompt(task: WritingTask): Prompt {
  const languageName = languages.find(({ code }) => code === task.language)?.name ?? task.language;
  if (task.task === 'career-summary') {
    return { name: careerSummary.name, instructions: rulesV1, prompt: careerSummary.write({ ...task, languageName }) };
  }
  if (task.task === 'coach-answer') {
    const { name, rules, write } = coachAnswer;
    return { name, instructions: rules, prompt: write({ ...task, languageName }) };
  }
  if (task.task === 'job-post') {
    const { about, tasks, asks, extras, offer, steps } = allJobWords[task.language];
    const headings = [about, tasks, asks, extras, offer, steps];
    const prompt = jobPost.write({ facts: task.facts, languageName, headings });
    return { name: jobPost.name, instructions: jobRulesV1, prompt };
  }
  if (task.task === 'resume-entry') {
    const { section, title, place, text } = task;
    const prompt = resumeEntry.write({ section, title, place, text, languageName });
    return { name: resumeEntry.name, instructions: rulesV1, prompt };
  }
  return { name: rewriteText.name, instructions: rulesV1, prompt: rewriteText.write({ ...task, languageName }) };
}
