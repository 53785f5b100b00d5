import type pg from 'pg';

type Ask = (query: pg.QueryConfig) => Promise<pg.QueryResult>;

export interface OneAtATime {
  query: Ask;
  /** Waits for what is still being asked, and takes nothing more. */
  close(): Promise<void>;
}

/**
 * A connection answers one statement at a time, and work may ask for several side by side: they wait here for each other.
 * Once closed, nothing is asked any more: a branch that goes on after another has failed would write outside its transaction.
 */
export function oneAtATime(ask: Ask): OneAtATime {
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;
  return {
    query(query) {
      if (isClosed) return Promise.reject(new Error('asked after the end of its transaction'));
      const answer = last.then(() => ask(query));
      last = answer.catch(() => {});
      return answer;
    },
    close: async () => {
      isClosed = true;
      await last;
    },
  };
}
