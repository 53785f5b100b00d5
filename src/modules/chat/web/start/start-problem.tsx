import { useEffect, useRef } from 'react';
import type { JobDetail } from '#src/modules/jobs/jobs.contract.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { answerField } from './start-form.ts';

export interface StartProblemProps {
  problem: string;
  /** One text per field that was refused. */
  fields: Record<string, string>;
}

/** Why the first message was not taken, with a way to each question that is still open. It takes the focus, so that it is seen. */
export function StartProblem({
  problem,
  fields,
  questions,
}: StartProblemProps & { questions: JobDetail['screening_questions'] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) box.current?.focus();
  }, [problem]);
  const open = questions.filter(({ id }) => fields[`answers.${id}`]);
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-24 rounded-card">
      <Notice tone="danger">
        <p>{problem}</p>
        {open.length > 0 ? (
          <ul className="mt-1 list-disc ps-5">
            {open.map(({ id, question }) => (
              <li key={id}>
                <a href={`#${answerField(id)}`} className="inline-block py-1.5 text-ink underline underline-offset-4">
                  {question}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </Notice>
    </div>
  );
}
