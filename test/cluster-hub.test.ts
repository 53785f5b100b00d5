import { describe, expect, it } from 'vitest';
import { AppError } from '#src/kernel/errors.ts';
import { Hub, type Member } from '#src/platform/cluster/hub.ts';
import { Link } from '#src/platform/cluster/link.ts';
import type { FromPrimary, Welcome } from '#src/platform/cluster/messages.ts';
import { createSharedBus } from '#src/platform/cluster/shared-bus.ts';
import { SharedRateLimiter } from '#src/platform/cluster/shared-rate-limit.ts';
import { createMetrics } from '#src/platform/metrics.ts';
import { describeBus } from './bus-contract.ts';
import { TestClock } from './test-clock.ts';

const clock = new TestClock();

/** A process without the process: what the channel carries goes through JSON and arrives later, in its order. */
function join(hub: Hub, name: string, isDeaf = false): { link: Link; member: Member } {
  let hear: (message: FromPrimary) => void = () => {};
  const carry = <Message>(message: Message, to: (message: Message) => void) => {
    const text = JSON.stringify(message);
    setImmediate(() => to(JSON.parse(text) as Message));
  };
  const member: Member = {
    name,
    send: (message) => isDeaf || carry(message, hear),
    welcome: () => ({ name }) as Welcome,
  };
  const link = new Link({
    send: (message) => carry(message, (said) => hub.hear(member, said)),
    listen: (onMessage) => {
      hear = onMessage;
    },
  });
  hub.join(member);
  return { link, member };
}

const newHub = () => new Hub({ clock, metrics: async () => [] });

describe('live messages between processes, through their primary', () => {
  describeBus('RUN-05 CHAT-01', async () => {
    const hub = newHub();
    const [here, there] = [createSharedBus(join(hub, '1').link), createSharedBus(join(hub, '2').link)];
    return { here, there, close: async () => {} };
  });

  it('RUN-05 when a process dies the others have their pages ask for what may be lost, and its people are gone', async () => {
    const hub = newHub();
    const [one, other] = [join(hub, '1'), join(hub, '2')];
    const [here, there] = [createSharedBus(one.link), createSharedBus(other.link)];
    let gaps = 0;
    here.listen(
      () => {},
      () => {
        gaps += 1;
      },
    );
    await here.keepPresent([1]);
    await there.keepPresent([1]);
    hub.drop(other.member, true);
    expect(await here.leave(1)).toBe(false);
    expect(gaps).toBe(1);
    const third = join(hub, '3');
    hub.drop(third.member, false);
    await here.want(1);
    expect(gaps).toBe(1);
  });
});

describe('limits of all processes together', () => {
  it('RUN-05 parallel calls in two processes get what one would give, and are told how long to wait', async () => {
    const hub = newHub();
    const limiters = ['1', '2'].map((name) => new SharedRateLimiter(clock, join(hub, name).link));
    const calls = Array.from({ length: 30 }, (_, at) =>
      Promise.resolve(limiters[at % 2]?.take('somebody', { max: 10, seconds: 60 })).catch((error) => error),
    );
    const answers = await Promise.all(calls);
    const refused = answers.filter((one) => one instanceof AppError);
    expect(refused).toHaveLength(20);
    expect(refused[0]).toMatchObject({ errorName: 'tooManyAttempts', details: { retry_after: 60 } });
    expect(answers.filter((one) => !(one instanceof AppError)).map(({ remaining }) => remaining)).toEqual([
      9, 8, 7, 6, 5, 4, 3, 2, 1, 0,
    ]);
    clock.advance({ seconds: 61 });
    expect(await limiters[0]?.take('somebody', { max: 10, seconds: 60 })).toMatchObject({ remaining: 9 });
  });
});

describe('metrics of all processes', () => {
  it('RUN-05 RUN-03 whoever is asked tells of each by its name, of the site once, and waits for nobody who hangs', async () => {
    const hub = newHub();
    const open = (name: string) => {
      const { link } = join(hub, name);
      const metrics = createMetrics(() => link.ask('metrics', null));
      link.on('metrics', async ({ id }) => link.tell({ type: 'metrics', id, metrics: await metrics.json() }));
      metrics.watchNumber('odd', 'Odd numbers', () => Number.NaN);
      metrics.watchQueue(async () => [{ name: 'mails', depth: 3, age: 1, failed: 0 }]);
      return metrics;
    };
    const [one, other] = [open('1'), open('2')];
    join(hub, 'hangs', true);
    one.countSignIn('password', 'ok');
    one.observeRequest('GET', '/health', 200, 0.001);
    other.observeRequest('GET', '/health', 200, 0.001);
    other.observeRequest('GET', '/health', 200, 0.001);
    const text = await one.text();
    const lines = text.split('\n');
    const count = (process: string) =>
      `http_request_seconds_count{process="${process}",method="GET",route="/health",status="200"}`;
    expect(lines).toContain(`${count('1')} 1`);
    expect(lines).toContain(`${count('2')} 2`);
    expect(lines).toContain('sign_ins_total{process="1",way="password",outcome="ok"} 1');
    expect(lines).toContain('odd{process="2"} Nan');
    expect(lines.filter((line) => line.startsWith('queue_depth'))).toEqual(['queue_depth{queue="mails"} 3']);
    expect(lines.filter((line) => line === '# TYPE http_request_seconds histogram')).toHaveLength(1);
    expect(text).not.toContain('hangs');
  });
});
