import WebSocket from 'ws';
import type { ServerMessage } from '#src/kernel/socket.ts';
import type { ChatChanges, ChatMessage, Conversation } from '#src/modules/chat/chat-fields.ts';
import type { TestVisitor } from '../test-app.ts';
import { serverMessages } from './server-messages.ts';

/** A page that chats, as the screens do it: it keeps state, applies what comes live and asks for what it missed. */
export class TestDevice {
  readonly conversations = new Map<number, Conversation>();
  readonly messages = new Map<number, ChatMessage>();
  readonly heard: ServerMessage[] = [];
  change = 0;
  closeCode: number | undefined;
  #socket: WebSocket | undefined;
  #asking: Promise<void> | undefined;
  #isWantedAgain = false;
  readonly visitor: TestVisitor;
  readonly #address: string;

  constructor(visitor: TestVisitor, address: string) {
    this.visitor = visitor;
    this.#address = address;
  }

  /** Everything afresh, as a page that has just been opened. */
  async load(): Promise<this> {
    const { change, conversations } = await this.visitor.api('GET /chat/conversations', { limit: 100 });
    this.conversations.clear();
    this.messages.clear();
    for (const conversation of conversations) {
      this.conversations.set(conversation.id, conversation);
      await this.#loadMessages(conversation.id);
    }
    this.change = change;
    return this;
  }

  /** Backwards from the newest, as one scrolls. */
  async #loadMessages(id: number): Promise<void> {
    let before: number | undefined;
    for (;;) {
      const page = await this.visitor.api('GET /chat/conversations/:id/messages', { id, before, limit: 500 });
      for (const message of page.messages) this.messages.set(message.id, message);
      before = page.messages[0]?.seq;
      if (!page.has_more) return;
    }
  }

  /** Opens the socket; resolves once the server has greeted and what was missed is here. */
  async connect(headers: Record<string, string> = {}): Promise<this> {
    const cookie = [...this.visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const url = `${this.#address.replace('http', 'ws')}/api/realtime`;
    const socket = new WebSocket(url, { headers: { cookie, ...headers } });
    this.#socket = socket;
    await new Promise<void>((done, fail) => {
      socket.once('error', fail);
      socket.once('unexpected-response', (_, response) => fail(new Error(`refused ${response.statusCode}`)));
      socket.on('close', (code) => {
        this.closeCode = code;
        fail(new Error('closed'));
      });
      socket.on('message', (data) => {
        const said = JSON.parse(String(data)) as ServerMessage;
        const message = serverMessages[said.type].strict().parse(said) as ServerMessage;
        this.heard.push(message);
        void this.#hear(message).then(() => message.type === 'hello' && done(), fail);
      });
    });
    socket.on('error', () => {});
    return this;
  }

  async #hear(message: ServerMessage): Promise<void> {
    if (message.type === 'hello' && message.change > this.change) return this.catchUp();
    if (message.type === 'resync') return this.catchUp();
    if (message.type !== 'chat.changes' || message.change <= this.change) return;
    if (message.after === this.change && !this.#asking) this.apply(message);
    else await this.catchUp();
  }

  /** Asks for everything after the own number, until there is no more; again if a wish came meanwhile, as it may be newer. */
  catchUp(): Promise<void> {
    if (this.#asking) this.#isWantedAgain = true;
    this.#asking ??= this.#askUntilSilent().finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }

  async #askUntilSilent(): Promise<void> {
    do {
      this.#isWantedAgain = false;
      await this.#ask();
    } while (this.#isWantedAgain);
  }

  async #ask(): Promise<void> {
    for (;;) {
      const missed = await this.visitor.api('GET /chat/changes', { after: this.change });
      if (missed.is_reset) {
        await this.load();
        return;
      }
      this.apply(missed);
      if (!missed.has_more) return;
    }
  }

  apply({ change, conversations, messages }: ChatChanges): void {
    for (const conversation of conversations) {
      if (conversation.is_gone) this.conversations.delete(conversation.id);
      else this.conversations.set(conversation.id, conversation);
    }
    for (const message of messages) {
      if (message.is_deleted) this.messages.delete(message.id);
      else this.messages.set(message.id, message);
    }
    this.change = change;
  }

  send(message: object | string): void {
    this.#socket?.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** As when the network goes away: no farewell. */
  cut(): void {
    this.#socket?.terminate();
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** What the person sees, without what only the clock changes. */
  view() {
    const conversations = [...this.conversations.values()]
      .sort((one, other) => one.id - other.id)
      .map(({ other: { presence, ...other }, is_overdue, ...conversation }) => ({ ...conversation, other }));
    const messages = [...this.messages.values()].sort(
      (one, other) => one.conversation_id - other.conversation_id || one.seq - other.seq,
    );
    return { conversations, messages };
  }
}
