import { useState } from 'react';

/** What a button sends: busy until the answer has come, and why it was refused, in words for the reader. */
export function useCall(otherwise: string) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const call = async (work: () => Promise<void>) => {
    setIsBusy(true);
    setProblem('');
    try {
      await work();
    } catch (error) {
      setProblem((error as Error).message || otherwise);
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, problem, setProblem, call };
}
