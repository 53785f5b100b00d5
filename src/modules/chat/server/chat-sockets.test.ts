import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SocketMessage } from '#src/platform/realtime/realtime.ts';
import { createChat } from '#test/chat/chat-ground.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';
import { createChatSockets } from './chat-sockets.ts';

describe('who is here', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('CHAT-01 is taken back once when a killed process can no longer say it, and said again when they were here', async () => {
    const { id, talent, boss } = await createChat(app);
    const told: { to: readonly number[]; message: SocketMessage }[] = [];
    const sockets = createChatSockets(app.database.db, app.clock, (to, message) => told.push({ to, message }));
    const about = (presence: string) => ({
      to: [boss.id],
      message: { type: 'chat.presence', account_id: talent.id, presence },
    });
    const seen = async () => (await boss.visitor.api('GET /chat/conversations/:id', { id })).other.presence;

    await sockets.arrived(talent.id);
    expect(told).toEqual([about('online')]);
    app.clock.advance({ seconds: 60 });
    await sockets.present([talent.id]);
    app.clock.advance({ seconds: 60 });
    await sockets.tidy();
    expect(told).toHaveLength(1);
    expect(await seen()).toBe('online');

    // No word any more: kill -9 says no goodbye.
    app.clock.advance({ seconds: 30 });
    await Promise.all([sockets.tidy(), sockets.tidy()]);
    expect(told.slice(1)).toEqual([about('just_now')]);
    expect(await seen()).toBe('just_now');

    // It was only slow.
    await sockets.present([talent.id]);
    expect(told.slice(2)).toEqual([about('online')]);
    await sockets.present([talent.id]);
    expect(told).toHaveLength(3);
    expect(await seen()).toBe('online');

    // The only process was killed and starts again: whoever is not back is not here.
    await sockets.beginAlone();
    expect(await seen()).toBe('just_now');
  });
});
