import { AppError } from '#src/kernel/errors.ts';
import { isSkipped } from '../zone-times.ts';

/** Times as moments, each once. One that the clocks of the zone never show is refused: nobody could come then. */
export function readTimes(written: readonly string[] | undefined, zone: string): Date[] {
  if (!written) throw new AppError('validationFailed', {}, [{ field: 'times', problem: 'required' }]);
  if (written.some((time) => isSkipped(time, zone))) throw new AppError('interviewTimeSkipped');
  return [...new Set(written.map((time) => Date.parse(time)))].map((time) => new Date(time));
}
