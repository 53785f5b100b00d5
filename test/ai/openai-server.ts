import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  path: string;
  authorization: string | undefined;
  body: { model: string; stream: boolean; messages: { role: string; content: unknown }[] };
}

/** What the service does with the next request. */
export type Behaviour =
  | { kind: 'writes'; text: string }
  /** Answers a list of texts with what becomes of each. */
  | { kind: 'translates'; each: (text: string) => string }
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
  const state: { behaviour: Behaviour; closed: number } = { behaviour: { kind: 'empty' }, closed: 0 };
  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    received.push({ path: request.url ?? '', authorization: request.headers.authorization, body: JSON.parse(body) });
    response.once('close', () => {
      if (!response.writableEnded) state.closed += 1;
    });
    const { behaviour } = state;
    if (behaviour.kind !== 'translates') return answer(response, behaviour);
    const { messages } = JSON.parse(body) as Received['body'];
    answer(response, { kind: 'writes', text: JSON.stringify(textsOf(messages.at(-1)?.content).map(behaviour.each)) });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    received,
    state,
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}

/** The list that stands between the marks of a prompt. */
function textsOf(content: unknown): string[] {
  const prompt = typeof content === 'string' ? content : ((content as { text: string }[])[0]?.text ?? '');
  return JSON.parse(prompt.slice(prompt.indexOf('<data>') + '<data>'.length, prompt.lastIndexOf('</data>')));
}

function answer(response: ServerResponse, behaviour: Exclude<Behaviour, { kind: 'translates' }>): void {
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
