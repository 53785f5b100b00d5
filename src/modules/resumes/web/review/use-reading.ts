import { useCallback, useEffect, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { isRefusal } from '#src/kernel/client.ts';
import { importRefusals, type Refusal, refusals } from '../../refusals.ts';
import type { ParsedResume } from '../../resume-reading.ts';
import { reasonOf } from '../use-preview.ts';

const TRIES = 3;

/** A busy server may read for longer than a call waits for its answer: no answer at all is asked for again. */
async function readPatiently(fileId: string, tries = TRIES): Promise<ParsedResume> {
  try {
    return await api('POST /jobseeker/resume/parse', { file_id: fileId });
  } catch (error) {
    const isUnanswered = isRefusal(error) && error.status === 0 && navigator.onLine;
    if (!isUnanswered || tries === 1) throw error;
    return readPatiently(fileId, tries - 1);
  }
}

/** What a kept file says, read when the page is opened; nothing of it is saved. */
export function useReading(fileId: string) {
  const [reading, setReading] = useState<ParsedResume>();
  const [failure, setFailure] = useState<Refusal | 'failed'>();
  const read = useCallback(() => {
    let isCurrent = true;
    setFailure(undefined);
    readPatiently(fileId).then(
      (answer) => isCurrent && setReading(answer),
      (error: unknown) => isCurrent && setFailure(reasonOf<Refusal>(error, [...refusals, ...importRefusals])),
    );
    return () => {
      isCurrent = false;
    };
  }, [fileId]);
  useEffect(read, [read]);
  return { reading, failure, retry: read };
}
