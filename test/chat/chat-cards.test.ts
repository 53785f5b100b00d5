import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPostCard, tellCardChange } from '#src/modules/chat/server/chat.public.ts';
import { meetCards } from '#src/modules/chat/server/messages/chat-cards.ts';
import { eraseWords } from '#src/modules/chat/server/messages/erase-words.ts';
import { createNotify } from '#src/modules/notifications/server/notifications.public.ts';
import { loadTexts } from '#src/modules/options/server/options.public.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { createDeliver } from '#src/platform/delivery/deliver.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { allNotices } from '#src/product.ts';
import { standIn } from '../stand-in.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { createChat, type Person, say } from './chat-ground.ts';

const texts = loadTexts(new URL('../../locales/', import.meta.url));
const deliver = createDeliver({ services: new Set() });

/** A module of tomorrow: walks that someone proposes, kept in a table of its own. */
const walks = new Map<number, { place: string; conversationId: number }>();
const walksModule = defineModule({
  name: 'walks',
  build: () => ({
    chatCards: {
      walk: {
        load: async (_tx, wanted) =>
          wanted.map(({ id, viewerSide }) => {
            const walk = walks.get(id);
            return walk && { place: walk.place, is_invited: viewerSide === 'talent' };
          }),
        erase: async (_tx, conversationId) => {
          for (const [id, walk] of walks) if (walk.conversationId === conversationId) walks.delete(id);
        },
      },
    },
  }),
});

describe('cards of other modules', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    meetCards([walksModule.build(undefined)]);
  });
  afterAll(() => app.close());

  const inVerb = <T>({ id }: Person, work: (ctx: AccountWriteContext) => Promise<T>) =>
    app.database.db
      .heardBy(async () => {})
      .transaction((tx) => work(standIn<AccountWriteContext>({ tx, clock: app.clock, viewer: { accountId: id } })));
  const heard: unknown[] = [];
  const parts = () => ({
    publish: (_ids: readonly number[], message: unknown) => void heard.push(message),
    notify: createNotify({ notices: allNotices, texts, clock: app.clock, deliver }),
  });
  const postCard: ReturnType<typeof createPostCard> = (ctx, card) => createPostCard(parts() as never)(ctx, card);

  it('CHAT-04 are posted, shown to each side in its own way, changed, told of and erased without a line of chat', async () => {
    const { id, boss, talent } = await createChat(app);
    await say(boss, id, 'Shall we take a walk?');
    walks.set(5, { place: 'the harbour', conversationId: id });
    const posted = await inVerb(boss, (ctx) => postCard(ctx, { conversationId: id, kind: 'walk', id: 5 }));
    expect(posted).toMatchObject({ kind: 'card', card: { kind: 'walk', id: 5, data: { is_invited: false } } });
    expect(posted.recallable_until).toBeNull();
    const newest = async ({ visitor }: Person) =>
      (await visitor.api('GET /chat/conversations')).conversations.find((one) => one.id === id);
    expect(await newest(talent)).toMatchObject({
      unread_count: 2,
      last_message: { card: { kind: 'walk', data: { place: 'the harbour', is_invited: true } } },
    });
    const { notifications } = await talent.visitor.api('GET /notification/list');
    expect(notifications.map(({ kind }) => kind)).toContain('chat_message');

    walks.set(5, { place: 'the park', conversationId: id });
    const { change } = await talent.visitor.api('GET /chat/unread');
    await inVerb(boss, (ctx) => tellCardChange(ctx, parts().publish, posted));
    const missed = await talent.visitor.api('GET /chat/changes', { after: change });
    expect(missed.messages).toMatchObject([{ id: posted.id, card: { data: { place: 'the park' } } }]);

    const past = `update conversation_members set expired_seq = 99 where conversation_id = $1`;
    await app.database.pool.query(past, [id]);
    await app.database.pool.query('insert into erasure_checks (conversation_id) values ($1)', [id]);
    await eraseWords(app.database.db, app.clock.now(), new Date(0));
    expect(walks.size).toBe(0);
    const { rows } = await app.database.pool.query('select data from messages where id = $1', [posted.id]);
    expect(rows).toEqual([{ data: {} }]);
  });

  it('CHAT-04 that nobody has declared cannot be posted, and strangers post none', async () => {
    const { id, boss } = await createChat(app);
    const stranger = await createChat(app);
    const post = (person: Person, kind: string) =>
      inVerb(person, (ctx) => postCard(ctx, { conversationId: id, kind, id: 1 }));
    await expect(post(boss, 'flight')).rejects.toThrow('no kind of card called flight');
    await expect(post(stranger.boss, 'walk')).rejects.toThrow();
  });
});
