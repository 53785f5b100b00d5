import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { useUnhidden } from '#src/modules/jobs/web/use-unhidden.ts';
import type { LandingTab } from './landing-tabs.ts';
import { answerOf, type TabAnswer } from './load-landing.ts';

/**
 * The jobs of the open tab; undefined while they load. What has been loaded stays, so that going back to a tab is
 * instant; a failure is forgotten when the tab is opened again.
 */
export function useTabJobs(tab: LandingTab, first: { tab: string; list: TabAnswer }) {
  const [answers, setAnswers] = useState<Record<string, TabAnswer>>({ [first.tab]: first.list });
  const [attempts, setAttempts] = useState(0);
  const answer = answers[tab.key];
  const keep = useEffectEvent((key: string, given: TabAnswer) => setAnswers((all) => ({ ...all, [key]: given })));
  const isWanted = useEffectEvent(() => answers[tab.key] === undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    if (!isWanted()) return;
    let isLeft = false;
    answerOf(tab.load(api)).then((given) => {
      if (!isLeft) keep(tab.key, given);
    });
    return () => {
      isLeft = true;
    };
  }, [tab.key, attempts]);

  const retry = () => {
    setAnswers(({ [tab.key]: _failed, ...others }) => others);
    setAttempts((count) => count + 1);
  };
  // A hidden job leaves every tab, and comes back to its place in each when that is taken back.
  const jobs = useUnhidden(answer?.jobs ?? []);
  const shown: TabAnswer | undefined = answer?.jobs ? { jobs } : answer;
  return { answer: shown, retry };
}
