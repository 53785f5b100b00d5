import { useCallback, useEffect, useState } from 'react';
import { api } from '#src/browser/api.ts';

type Team = Awaited<ReturnType<typeof loadTeam>>;
export type TeamMember = Team['members'][number];

function loadTeam() {
  return api('GET /chat/team');
}

/** The colleagues, asked for whenever they are wanted: how many wait for each changes by the minute. */
export function useTeam(isWanted: boolean) {
  const [team, setTeam] = useState<Team>();
  const [problem, setProblem] = useState<Error>();
  const retry = useCallback(() => {
    setProblem(undefined);
    loadTeam().then(setTeam, setProblem);
  }, []);
  useEffect(() => {
    if (isWanted) retry();
  }, [isWanted, retry]);
  return { team, problem, retry };
}
