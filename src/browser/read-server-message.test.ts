import { afterEach, describe, expect, it, vi } from 'vitest';
import { serverMessages } from '#test/chat/server-messages.ts';
import { readServerMessage } from './read-server-message.ts';

describe('what a page takes from the socket', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('RUN-13 CHAT-01 is what the server may say; anything else is reported and passed over', () => {
    const reported: unknown[] = [];
    vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
    const typing = { type: 'chat.typing', conversation_id: 7, account_id: 3, is_typing: true };
    expect(serverMessages['chat.typing'].parse(typing)).toEqual(typing);
    expect(readServerMessage(JSON.stringify(typing))).toEqual(typing);
    expect(reported).toEqual([]);
    const odd = [
      'not json',
      'null',
      '{"type":"toString"}',
      '{"type":"from.tomorrow"}',
      '{"type":"hello","change":"1"}',
    ];
    expect(odd.map(readServerMessage)).toEqual(odd.map(() => undefined));
    expect(reported).toHaveLength(odd.length);
  });
});
