import type { JobDetail } from '../jobs.contract.ts';

/** The employer's words in another language. */
export interface JobWords {
  id: number;
  title: string;
  description: string;
  questions: string[];
  language: string;
}

export interface JobWordsProps {
  job: JobDetail;
  /** These are to be shown, or the original again. */
  onWords: (words: JobWords | null) => void;
}

/** The job with other words; those of another job are none of its. */
export function withWords(job: JobDetail, words: JobWords | null): JobDetail {
  if (words?.id !== job.id) return job;
  const { title, description, questions, language } = words;
  const screening_questions = job.screening_questions.map((one, at) => ({
    ...one,
    question: questions[at] ?? one.question,
  }));
  return { ...job, job_title: title, description, language, screening_questions };
}
