import { describe, expect, it } from 'vitest';
import { createLogger } from '../log.ts';
import { superviseServer } from './supervise-server.ts';

describe('the supervisor of the database', () => {
  it('RUN-03 pauses longer after each failure, calls for help after five, and goes on trying once a minute', async () => {
    const pauses: number[] = [];
    const lines: { level: number; msg: string }[] = [];
    let tries = 0;
    const help = Promise.withResolvers<void>();
    const supervision = superviseServer(
      {
        isRunning: () => false,
        bringUp: async () => {
          tries += 1;
          if (tries === 12) help.resolve();
          throw new Error('no space left on device');
        },
      },
      createLogger('info', { write: (line) => lines.push(JSON.parse(line)) }),
      async (ms) => void pauses.push(ms),
    );
    await help.promise;
    await supervision.close();
    const waits = pauses.filter((ms) => ms > 250);
    expect(waits.slice(0, 8)).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
    const cries = lines.filter(({ level }) => level === 60);
    expect(cries[0]).toMatchObject({ msg: expect.stringContaining('somebody must look'), failures: 4 });
    expect(lines.filter(({ level, msg }) => level < 60 && msg.includes('did not start'))).toHaveLength(4);
  });
});
