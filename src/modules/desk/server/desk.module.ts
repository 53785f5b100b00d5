import type { Services } from '#src/modules/options/server/options.public.ts';
import { mount } from '#src/platform/http/routes.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { deskContract } from '../desk.contract.ts';
import { createReadWaiting, gatherWaiting, presentBacklog, type WaitingTable } from './read-waiting.ts';

/** What waits for operators, gathered from the modules it waits in. */
export const deskModule = defineModule({
  name: 'desk',
  build: ({ db, clock }: Services) => {
    let table: WaitingTable = {};
    const read = createReadWaiting(db.reader, () => table);
    return {
      routes: [
        mount(deskContract, {
          'GET /operator/waiting': async () => ({
            waiting: (await read()).map(({ since, ...row }) => ({ ...row, since: since.toISOString() })),
          }),
        }),
      ],
      meet: (modules) => {
        table = gatherWaiting(modules);
      },
      readBacklog: async () => presentBacklog(await read(), clock.now()),
    };
  },
});
