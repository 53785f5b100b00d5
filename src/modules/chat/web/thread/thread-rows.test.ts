import { describe, expect, it } from 'vitest';
import { sampleConversation, sampleMessage } from '#test/chat/sample-chat.ts';
import type { Conversation } from '../../chat-fields.ts';
import { clockTime, dayName, shortTime } from '../chat-times.ts';
import { isInView, listQuery, readListView, sortList } from '../list/list-view.ts';
import { statusOf, threadRows } from './thread-rows.ts';

const parts = { outgoing: [], side: 'talent', newAfter: 0, timeZone: 'UTC' } as const;

describe('the rows of a thread', () => {
  it('CHAT-01 has a header per day of the reader and one line before what is new', () => {
    const messages = [
      sampleMessage(1, { sent_at: '2026-05-04T15:30:00Z' }),
      sampleMessage(2, { sent_at: '2026-05-04T16:30:00Z' }),
      sampleMessage(4, { sent_at: '2026-05-04T16:31:00Z' }),
    ];
    const types = (timeZone: string) =>
      threadRows({ ...parts, messages, newAfter: 1, timeZone }).map((row) => row.type);
    expect(types('UTC')).toEqual(['day', 'message', 'new', 'message', 'message']);
    expect(types('Asia/Singapore')).toEqual(['day', 'message', 'day', 'new', 'message', 'message']);
  });

  it('CHAT-03 leaves out what was deleted from the own history', () => {
    const rows = threadRows({ ...parts, messages: [sampleMessage(1, { is_deleted: true }), sampleMessage(2)] });
    expect(rows.map((row) => row.key)).toEqual(['day-2', 'message-1002']);
  });

  it('CHAT-01 tells sent, delivered and read apart', () => {
    const conversation = sampleConversation({ other_read_seq: 1, other_delivered_seq: 3 });
    const status = [1, 3, 5].map((seq) => statusOf(sampleMessage(seq), conversation));
    expect(status).toEqual(['read', 'delivered', 'sent']);
  });
});

describe('the list of conversations', () => {
  const now = Date.parse('2026-05-20T08:00:00Z');
  const old = sampleConversation({ id: 1, last_message_at: '2026-03-25T08:00:00Z' });
  const aside = sampleConversation({ id: 2, is_not_interested: true, last_message_at: '2026-05-19T08:00:00Z' });
  const unread = sampleConversation({ id: 3, unread_count: 2, last_message_at: '2026-05-18T08:00:00Z' });

  it.each([
    ['all', [3, 1]],
    ['unread', [3]],
    ['not_interested', [2]],
    ['past_30', [2, 3]],
    ['past_90', [2, 3, 1]],
  ] as const)('CHAT-01 folder %s', (folder, ids) => {
    const fits = [old, aside, unread].filter((row) => isInView(row, { folder, scope: 'own' }, now));
    expect(sortList(fits).map(({ id }) => id)).toEqual(ids);
  });

  it('CHAT-07 puts what a Boss owes an answer on top, whatever came since', () => {
    const waits = (id: number, waiting_since: string) =>
      ({ ...old, id, side: 'boss', waiting_since }) as const satisfies Conversation;
    const rows = [unread, waits(5, '2026-05-18T09:00:00Z'), waits(4, '2026-05-17T09:00:00Z')];
    expect(sortList(rows).map(({ id }) => id)).toEqual([4, 5, 3]);
  });

  it('keeps a view in the address and reads it back', () => {
    const view = { folder: 'unread', jobId: 5, state: 'overdue', scope: 'company' } as const;
    expect(readListView(new URLSearchParams(listQuery(view, {})))).toEqual(view);
    expect(readListView(new URLSearchParams('folder=x&job=-1&state=y&scope=z'))).toEqual({
      folder: 'all',
      scope: 'own',
    });
  });
});

describe('times of messages', () => {
  const clock = { language: 'en', timeZone: 'Asia/Tokyo', now: Date.parse('2026-05-20T08:00:00Z') };
  it('names days as the reader counts them', () => {
    expect(dayName('2026-05-19T16:00:00Z', clock)).toBe('Today');
    expect(dayName('2026-05-19T14:00:00Z', clock)).toBe('Yesterday');
    expect(dayName('2026-05-15T10:00:00Z', clock)).toBe('Friday');
    expect(dayName('2025-05-15T10:00:00Z', clock)).toBe('May 15, 2025');
    expect(clockTime('2026-05-20T00:05:00Z', clock)).toMatch(/^9:05/);
    expect(shortTime('2026-05-01T00:05:00Z', clock)).toBe('May 1');
  });
});
