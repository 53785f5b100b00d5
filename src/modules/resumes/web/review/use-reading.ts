import { useCallback, useEffect, useState } from 'react';
import { api } from '#src/browser/api.ts';
import type { Refusal, ResumeReading } from '../../resume-reading.ts';
import { reasonOf } from '../use-preview.ts';

/** What a kept file says, read when the page is opened; nothing of it is saved. */
export function useReading(fileId: string) {
  const [reading, setReading] = useState<ResumeReading>();
  const [failure, setFailure] = useState<Refusal | 'failed'>();
  const read = useCallback(() => {
    let isCurrent = true;
    setFailure(undefined);
    api('POST /jobseeker/resume/parse', { file_id: fileId }).then(
      (answer) => isCurrent && setReading(answer),
      (error: unknown) => isCurrent && setFailure(reasonOf(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [fileId]);
  useEffect(read, [read]);
  return { reading, failure, retry: read };
}
