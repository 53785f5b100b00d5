import pg from 'pg';

declare module 'pg' {
  interface Client {
    /** What it reads when it connects, which its types leave out; `failover.test.ts` would notice without it. */
    readonly connectionParameters: { host: string; port: number };
  }
}

/** A server that does not answer within this time is away. */
const LOOK_MS = 2000;
const WATCH_MS = 3000;

/**
 * What every connection has. A machine that has lost its power neither refuses a connection nor closes one: without these
 * the kernel would wait for it, two minutes for a new one and two hours for an idle one.
 */
const LINE = { connectionTimeoutMillis: 10_000, keepAlive: true, keepAliveInitialDelayMillis: 5000 };

/** One of the servers that an address names. */
interface Server {
  url: string;
  host: string;
  port: number;
}

interface Standing {
  isWritable: boolean;
  /** Grows by one with every promotion; null on a standby. */
  timeline: number | null;
}

/** `target_session_attrs=read-write` of libpq, and how many promotions the server has in its history. */
const STANDING = `select current_setting('transaction_read_only') = 'off' as "isWritable",
  case when not pg_is_in_recovery()
    then ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end as timeline`;

/** No server takes writes now (SQLSTATE 08006): one is just being promoted, or all are away. */
class NoPrimary extends Error {
  readonly code = '08006';
}

const known = new Map<string, Servers>();

/** What a pool or a queue connects with: `pg` itself knows one host only. */
export function connectTo(url: string): typeof LINE & { connectionString: string; Client?: typeof pg.Client } {
  const urls = serverUrls(url);
  if (urls.length < 2) return { ...LINE, connectionString: url };
  const servers = known.get(url) ?? new Servers(urls);
  known.set(url, servers);
  return { ...LINE, connectionString: urls[0] ?? '', Client: servers.Client };
}

/** A connection of its own to the server that takes writes. */
export function createClient(url: string, config: pg.ClientConfig): pg.Client {
  const { Client = pg.Client, ...line } = connectTo(url);
  return new Client({ ...line, ...config });
}

/**
 * The addresses of each server that a libpq address names: `postgres://a:5432,b:5432/parley`, or `?host=/a,/b` for unix
 * sockets. Which of them takes writes is always found out, so that `target_session_attrs` says nothing new.
 */
export function serverUrls(url: string): string[] {
  const [, before = '', hosts = '', path = '', query = ''] =
    /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)([^?#]*)(?:\?([^#]*))?/.exec(url) ?? [];
  const parameters = new URLSearchParams(query);
  parameters.delete('target_session_attrs');
  const named = (name: string) => parameters.get(name)?.split(',') ?? [];
  const ports = named('port');
  const places = named('host').length > 1 ? named('host') : hosts.split(',');
  if (places.length < 2) return [url];
  return places.map((place, at) => {
    const own = new URLSearchParams(parameters);
    const port = ports.length > 1 ? ports[at] : ports[0];
    if (port !== undefined) own.set('port', port);
    if (own.has('host')) own.set('host', place);
    return `${before}${own.has('host') ? hosts : place}${path}${own.size > 0 ? `?${own}` : ''}`;
  });
}

/**
 * Several servers of which one takes writes: the one that every new connection goes to. Which it is, is found out by
 * asking all of them, and again when it fails; meanwhile it is looked after, because a machine that has lost its power
 * says nothing to the connections that wait for it.
 */
class Servers {
  readonly #servers: Server[];
  readonly #clients = new Map<pg.Client, Server>();
  #primary?: Server;
  #finding?: Promise<Server>;
  #timer?: NodeJS.Timeout;
  /** A server with a shorter history is one that another was promoted over: what is written there is lost. */
  #timeline = 0;
  readonly Client: typeof pg.Client;

  constructor(urls: readonly string[]) {
    this.#servers = urls.map((url) => {
      const { host, port } = new pg.Client({ connectionString: url });
      return { url, host, port };
    });
    this.Client = clientOf(this);
  }

  find(): Promise<Server> {
    if (this.#primary) return Promise.resolve(this.#primary);
    this.#finding ??= this.#look().finally(() => {
      this.#finding = undefined;
    });
    return this.#finding;
  }

  /** From before it connects: who tries to reach a machine without power is told, too, when another takes its place. */
  watchOver(client: pg.Client, server: Server): void {
    this.#clients.set(client, server);
    client.once('end', () => this.#clients.delete(client));
    this.#timer ??= setInterval(() => this.#watch(), WATCH_MS).unref();
  }

  /** It could not be connected: the next one asks anew where to go. */
  giveUp(client: pg.Client, server: Server): void {
    this.#clients.delete(client);
    if (this.#primary === server) this.#primary = undefined;
  }

  /** Whether a connection may be used: the server may have become another since it was found. */
  async accept(client: pg.Client, server: Server): Promise<void> {
    const standing = await askStanding(client).catch((cause: Error) => {
      throw new NoPrimary(`${server.host} does not answer`, { cause });
    });
    if (!this.#isPrimary(standing)) throw new NoPrimary(`${server.host} takes no writes`);
    this.#timeline = Math.max(this.#timeline, standing.timeline ?? 0);
  }

  #isPrimary({ isWritable, timeline }: Standing): boolean {
    return isWritable && (timeline ?? 0) >= this.#timeline;
  }

  async #look(): Promise<Server> {
    const standings = await Promise.all(this.#servers.map(async (server) => ({ server, ...(await lookAt(server)) })));
    const [best] = standings
      .filter((standing) => this.#isPrimary(standing))
      .sort((one, other) => (other.timeline ?? 0) - (one.timeline ?? 0));
    if (!best) throw new NoPrimary('none of the servers takes writes');
    this.#timeline = Math.max(this.#timeline, best.timeline ?? 0);
    this.#primary = best.server;
    return best.server;
  }

  async #watch(): Promise<void> {
    if (this.#clients.size === 0) {
      clearInterval(this.#timer);
      this.#timer = undefined;
      return;
    }
    const primary = await this.#look().catch(() => undefined);
    // Whoever connects while nobody takes writes is told so, instead of being sent to a dead machine.
    if (!primary) this.#primary = undefined;
    if (!primary) return;
    // Who waits for an answer of a server that has no say any more waits in vain, or is told what will be lost.
    for (const [client, server] of this.#clients) if (server !== primary) breakOff(client);
  }
}

async function lookAt({ url }: Server): Promise<Standing> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: LOOK_MS,
    query_timeout: LOOK_MS,
    application_name: 'parley-look',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return await askStanding(client);
  } catch {
    return { isWritable: false, timeline: null };
  } finally {
    // One that hangs would not take its leave either.
    client.end().catch(() => {});
  }
}

async function askStanding(client: pg.Client): Promise<Standing> {
  const { rows } = await client.query<Standing>({ text: STANDING, query_timeout: LOOK_MS } as pg.QueryConfig);
  return rows[0] ?? { isWritable: false, timeline: null };
}

/** Without taking leave, which a dead machine would never hear. Whoever uses it gets an error. */
function breakOff(client: pg.Client): void {
  client.connection.stream.destroy(new NoPrimary('another server takes the writes now'));
}

/** A client that goes to whichever server takes writes when it connects. */
function clientOf(servers: Servers): typeof pg.Client {
  return class PrimaryClient extends pg.Client {
    override connect(): Promise<pg.Client>;
    override connect(callback: ((error: Error) => void) | ((error: null, client: pg.Client) => void)): void;
    override connect(callback?: (error: never, client: never) => void): Promise<pg.Client> | undefined {
      const connected = this.#connect();
      if (!callback) return connected;
      const tell = callback as (error: Error | null, client?: pg.Client) => void;
      connected.then((client) => tell(null, client), tell);
    }

    async #connect(): Promise<pg.Client> {
      const server = await servers.find();
      const { host, port } = server;
      // What the constructor was given is the first of them; the driver reads these when it connects.
      Object.assign(this, { host, port });
      Object.assign(this.connectionParameters, { host, port });
      // Whoever has asked hears of it by the promise, and later by listeners of their own.
      this.on('error', () => {});
      servers.watchOver(this, server);
      try {
        await super.connect();
        await servers.accept(this, server);
        return this;
      } catch (error) {
        servers.giveUp(this, server);
        this.end().catch(() => {});
        throw error;
      }
    }
  };
}
