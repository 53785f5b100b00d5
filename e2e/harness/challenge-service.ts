import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The part of a bot challenge's script that pages use: buttons in place of what tells people from programs. */
const SCRIPT = `
  window.turnstile = {
    render(place, options) {
      const box = document.createElement('div');
      const add = (label, act) => {
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = label;
        button.onclick = act;
        box.append(button);
      };
      add('I am human', () => options.callback('good-' + crypto.randomUUID()));
      add('I am a program', () => options.callback('bad'));
      add('Let it run out', () => options['expired-callback']());
      box.dataset.sitekey = options.sitekey;
      box.id = 'challenge-' + crypto.randomUUID();
      place.append(box);
      return box.id;
    },
    remove: (id) => document.getElementById(id)?.remove(),
  };`;

/** A stand-in for Turnstile: serves the script and checks tokens, each of which is good once. */
export async function startChallengeService() {
  const state = { isScriptDown: false, isCheckDown: false };
  const spent = new Set<string>();
  const server = createServer(async (request, response) => {
    if (request.url === '/api.js') {
      response.writeHead(state.isScriptDown ? 503 : 200, { 'content-type': 'text/javascript' });
      return response.end(SCRIPT);
    }
    if (state.isCheckDown) return request.socket.destroy();
    let body = '';
    for await (const chunk of request) body += chunk;
    const token = new URLSearchParams(body).get('response') ?? '';
    const success = token.startsWith('good-') && !spent.has(token);
    spent.add(token);
    response.end(JSON.stringify(success ? { success } : { success, 'error-codes': ['invalid-input-response'] }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = {
    CHALLENGE_SITE_KEY: 'site',
    CHALLENGE_SECRET: 'secret',
    CHALLENGE_SCRIPT_URL: `${url}/api.js`,
    CHALLENGE_VERIFY_URL: `${url}/siteverify`,
  };
  return { url, state, settings, close: () => server.close() };
}
