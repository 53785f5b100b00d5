import { useCallback, useEffect, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { isRefusal } from '#src/kernel/client.ts';
import { importRefusals, type Refusal, refusals, scanRefusals } from '../../refusals.ts';
import type { ParsedResume } from '../../resume-reading.ts';
import { reasonOf } from '../use-preview.ts';

const TRIES = 3;
/** Recognising a scan takes up to a minute, and others may be before it. */
const PICTURE_TRIES = 6;

/** A busy server may read for longer than a call waits for its answer: no answer at all is asked for again. */
async function readPatiently(fileId: string, asPicture: boolean, tries: number): Promise<ParsedResume> {
  try {
    return await api('POST /jobseeker/resume/parse', { file_id: fileId, as_picture: asPicture });
  } catch (error) {
    const isUnanswered = isRefusal(error) && error.status === 0 && navigator.onLine;
    if (!isUnanswered || tries === 1) throw error;
    return readPatiently(fileId, asPicture, tries - 1);
  }
}

const KNOWN = [...refusals, ...importRefusals, ...scanRefusals];

/** What a kept file says, read when the page is opened; nothing of it is saved. */
export function useReading(fileId: string) {
  const [reading, setReading] = useState<ParsedResume>();
  const [failure, setFailure] = useState<Refusal | 'failed'>();
  const [canReadPicture, setCanReadPicture] = useState(false);
  const [isPicture, setIsPicture] = useState(false);
  const read = useCallback(
    (asPicture: boolean) => {
      let isCurrent = true;
      setFailure(undefined);
      setIsPicture(asPicture);
      readPatiently(fileId, asPicture, asPicture ? PICTURE_TRIES : TRIES).then(
        (answer) => isCurrent && setReading(answer),
        (error: unknown) => {
          if (!isCurrent) return;
          setCanReadPicture(isRefusal(error) && error.told.can_read_picture === 'true');
          setFailure(reasonOf<Refusal>(error, KNOWN));
        },
      );
      return () => {
        isCurrent = false;
      };
    },
    [fileId],
  );
  useEffect(() => read(false), [read]);
  return { reading, failure, canReadPicture, isPicture, retry: () => read(isPicture), readPicture: () => read(true) };
}
