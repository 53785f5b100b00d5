import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface TakenMail {
  recipient: string;
  content: string;
  at: number;
}

/** What the server says to a recipient instead of taking the message; `hang` says nothing for ever. */
export type Refuse = (recipient: string) => string | undefined;

const END = '\r\n.\r\n';

/** A small SMTP server that remembers what it has taken. */
export class SmtpServer {
  readonly taken: TakenMail[] = [];
  /** Recipients that were named to it, taken or not. */
  readonly asked: string[] = [];
  connections = 0;
  refuse: Refuse = () => undefined;
  readonly #watchers = new Set<() => void>();
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((socket) => this.#serve(socket));

  async start(port = 0): Promise<this> {
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
    return this;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #serve(socket: Socket): void {
    this.connections++;
    this.#sockets.add(socket);
    socket.setNoDelay();
    socket.on('error', () => {});
    socket.on('close', () => this.#sockets.delete(socket));
    let heard = '';
    let recipient = '';
    let isData = false;
    socket.write('220 ready\r\n');
    socket.on('data', (piece) => {
      heard += piece;
      for (;;) {
        const end = heard.indexOf(isData ? END : '\r\n');
        if (end < 0) return;
        const said = heard.slice(0, end);
        heard = heard.slice(end + (isData ? END.length : 2));
        if (isData) {
          isData = false;
          this.#take({ recipient, content: said, at: performance.now() });
          socket.write('250 taken\r\n');
          continue;
        }
        recipient = /^RCPT TO:<(.*?)>/i.exec(said)?.[1] ?? recipient;
        const answer = this.#answer(said, recipient);
        if (answer === 'hang') return;
        isData = answer.startsWith('354');
        socket.write(`${answer}\r\n`);
      }
    });
  }

  #answer(said: string, recipient: string): string {
    if (/^DATA/i.test(said)) return '354 go on';
    if (/^QUIT/i.test(said)) return '221 bye';
    if (!/^RCPT/i.test(said)) return '250 ok';
    this.asked.push(recipient);
    this.#tell();
    return this.refuse(recipient) ?? '250 ok';
  }

  /** Resolves when it has been asked or has taken what the condition wants. */
  until(condition: (server: this) => boolean): Promise<void> {
    return new Promise((done) => {
      const look = () => {
        if (!condition(this)) return;
        this.#watchers.delete(look);
        done();
      };
      this.#watchers.add(look);
      look();
    });
  }

  #tell(): void {
    for (const look of this.#watchers) look();
  }

  #take(mail: TakenMail): void {
    this.taken.push(mail);
    this.#tell();
  }
}
