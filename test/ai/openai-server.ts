import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Received {
  path: string;
  authorization: string | undefined;
  body: { model: string; stream: boolean; messages: { role: string; content: unknown }[] };
}

/** A request to draw a picture anew. */
interface Edit {
  authorization: string | undefined;
  /** The whole of it, as it came over the wire. */
  bytes: Buffer;
  fields: Record<string, string>;
  image: Buffer;
}

/** What the service does with the next request. */
export type Behaviour =
  | { kind: 'writes'; text: string }
  /** Answers a list of texts with what becomes of each. */
  | { kind: 'translates'; each: (text: string) => string }
  /** Answers with this as the picture, whatever it is. */
  | { kind: 'draws'; picture: Buffer }
  /** Answers with where a picture could be fetched. */
  | { kind: 'links'; url: string }
  | { kind: 'forwards'; url: string }
  /** So many words, then the connection is gone. */
  | { kind: 'drops'; text: string }
  | { kind: 'refuses'; status: number }
  | { kind: 'junk' }
  | { kind: 'empty' }
  /** Says nothing more after the text until it is let go. */
  | { kind: 'hangs'; text: string };

/** A service that speaks OpenAI's protocol over a real socket, and does what it is told to. */
export async function startOpenAiServer() {
  const received: Received[] = [];
  const edits: Edit[] = [];
  const state: { behaviour: Behaviour; closed: number } = { behaviour: { kind: 'empty' }, closed: 0 };
  const server = createServer(async (request, response) => {
    const bytes = await buffer(request);
    const { authorization } = request.headers;
    response.once('close', () => {
      if (!response.writableEnded) state.closed += 1;
    });
    const { behaviour } = state;
    if (request.url === '/v1/images/edits') {
      edits.push({ authorization, bytes, ...(await readEdit(request, bytes)) });
      return answerEdit(response, behaviour);
    }
    const body = JSON.parse(bytes.toString());
    received.push({ path: request.url ?? '', authorization, body });
    if (behaviour.kind !== 'translates') return answer(response, behaviour as Writes);
    const { messages } = body as Received['body'];
    answer(response, { kind: 'writes', text: JSON.stringify(textsOf(messages.at(-1)?.content).map(behaviour.each)) });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    received,
    edits,
    state,
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

/** The form with its picture. */
async function readEdit(request: IncomingMessage, bytes: Buffer): Promise<Pick<Edit, 'fields' | 'image'>> {
  const type = request.headers['content-type'] ?? '';
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
  const image = form.get('image');
  const fields = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return {
    fields: Object.fromEntries(fields),
    image: image instanceof Blob ? Buffer.from(await image.arrayBuffer()) : Buffer.alloc(0),
  };
}

function answerEdit(response: ServerResponse, behaviour: Behaviour): void {
  const { kind } = behaviour;
  if (kind === 'hangs') return;
  if (kind === 'drops') return void response.destroy();
  if (kind === 'forwards') return void response.writeHead(307, { location: behaviour.url }).end();
  response.writeHead(kind === 'refuses' ? behaviour.status : 200, { 'content-type': 'application/json' });
  if (kind === 'junk') return void response.end('<html>not a picture</html>');
  if (kind === 'draws') {
    response.end(JSON.stringify({ created: 1, data: [{ b64_json: behaviour.picture.toString('base64') }] }));
  } else if (kind === 'links') response.end(JSON.stringify({ created: 1, data: [{ url: behaviour.url }] }));
  else response.end(JSON.stringify({ created: 1, data: [] }));
}

/** The list that stands between the marks of a prompt. */
function textsOf(content: unknown): string[] {
  const prompt = typeof content === 'string' ? content : ((content as { text: string }[])[0]?.text ?? '');
  return JSON.parse(prompt.slice(prompt.indexOf('<data>') + '<data>'.length, prompt.lastIndexOf('</data>')));
}

type Writes = Exclude<Behaviour, { kind: 'translates' | 'draws' | 'links' | 'forwards' }>;

function answer(response: ServerResponse, behaviour: Writes): void {
  if (behaviour.kind === 'refuses') {
    response.writeHead(behaviour.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message: 'no', type: 'refused' } }));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (behaviour.kind === 'junk') {
    response.end('data: <html>not a completion</html>\n\n');
    return;
  }
  const say = (delta: object, finish: string | null = null) =>
    response.write(
      `data: ${JSON.stringify({ id: 'one', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
    );
  say({ role: 'assistant', content: '' });
  const text = behaviour.kind === 'empty' ? '' : behaviour.text;
  for (const word of text.split(/(?<= )/)) say({ content: word });
  if (behaviour.kind === 'hangs') return;
  // Only once what was said has gone out.
  if (behaviour.kind === 'drops') return void setImmediate(() => response.destroy());
  say({}, 'stop');
  response.end('data: [DONE]\n\n');
}
