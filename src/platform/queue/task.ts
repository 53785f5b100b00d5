import type { z } from 'zod';

/** A piece of background work: its name, when it runs by itself, and what it does. Running it twice must do no harm. */
export interface Task {
  name: string;
  /** Cron expression in UTC for work that comes round by itself. */
  schedule?: string;
  /** It also runs when a process starts: what a new version or a new site must do does not wait for its hour. */
  runsAtStart?: true;
  /** It is told what to do by each who asks; without it, one run serves all who have asked by then. */
  isTold?: true;
  /** A number that it gives back says how many rows it has worked on. */
  run(data: unknown): Promise<unknown>;
}

/** What both ends of the queue know of a task that is asked for: its name, and what it is told. */
export interface TaskKind<Payload extends z.ZodType | undefined = z.ZodType | undefined> {
  name: string;
  payload: Payload;
}

/** A task that is told nothing: it finds its work itself. */
export function defineTask(name: string): TaskKind<undefined>;
export function defineTask<Payload extends z.ZodType>(name: string, payload: Payload): TaskKind<Payload>;
export function defineTask(name: string, payload?: z.ZodType): TaskKind {
  return { name, payload };
}

/** A payload that does not fit its task. Trying again would not help, so the queue reports it and lets it go. */
export class BadPayload extends Error {}

/** The work of a task, which gets what was sent only when it fits. */
export function runTask<Payload extends z.ZodType>(
  { name, payload }: TaskKind<Payload>,
  run: (payload: z.output<Payload>) => Promise<unknown>,
): Task {
  return {
    name,
    isTold: true,
    run: async (data) => {
      const fitting = payload.safeParse(data);
      if (!fitting.success) throw new BadPayload(`${name} was sent ${JSON.stringify(data)}: ${fitting.error.message}`);
      return run(fitting.data);
    },
  };
}
