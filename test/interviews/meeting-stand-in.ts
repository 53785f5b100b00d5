import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface StandInMeeting {
  at: string;
  body: Record<string, unknown>;
}

/** What goes wrong next, once each: a status, or an answer that never comes. */
type Trouble = number | 'slow';

export type MeetingStandIn = Awaited<ReturnType<typeof startMeetingStandIn>>;

/**
 * Speaks as much of Zoom's and Google's protocols as the product uses: the page of consent, codes bound to PKCE, tokens
 * that run out and change, and meetings that only a valid token can make.
 */
export async function startMeetingStandIn() {
  const state = {
    meetings: new Map<string, StandInMeeting>(),
    calls: [] as string[],
    troubles: [] as Trouble[],
    access: '',
    refresh: '',
    challenge: '',
    redirectUri: '',
    revoked: [] as string[],
    made: 0,
  };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://stand-in');
    const text = await readAll(request);
    const isAboutTokens = /^\/(oauth\/|token|revoke)/.test(url.pathname);
    const trouble = isAboutTokens ? undefined : state.troubles.shift();
    state.calls.push(`${request.method} ${url.pathname}${url.search}`);
    if (trouble === 'slow') return;
    if (trouble)
      return answer(response, trouble, { message: 'trouble' }, trouble === 429 ? { 'retry-after': '600' } : {});
    if (isAboutTokens) return handleTokens(url, request, new URLSearchParams(text), response);
    if (request.headers.authorization !== `Bearer ${state.access}`) return answer(response, 401, { code: 124 });
    return handleMeeting(request.method ?? '', url, text ? JSON.parse(text) : {}, response);
  });

  function handleTokens(url: URL, request: IncomingMessage, form: URLSearchParams, response: ServerResponse) {
    if (!url.pathname.endsWith('/revoke')) return giveTokens(request, form, response);
    state.revoked.push(form.get('token') ?? '');
    return answer(response, 200, {});
  }

  function giveTokens(request: IncomingMessage, form: URLSearchParams, response: ServerResponse) {
    const basic = `Basic ${Buffer.from('parley:a%20secret').toString('base64')}`;
    if (request.headers.authorization !== basic) return answer(response, 401, { error: 'invalid_client' });
    const isCode = form.get('grant_type') === 'authorization_code';
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isGood = isCode
      ? form.get('code') === 'good' && proof === state.challenge && form.get('redirect_uri') === state.redirectUri
      : state.refresh !== '' && form.get('refresh_token') === state.refresh;
    if (!isGood) return answer(response, 400, { error: 'invalid_grant' });
    state.made += 1;
    state.access = `access-${state.made}`;
    state.refresh = `refresh-${state.made}`;
    return answer(response, 200, { access_token: state.access, refresh_token: state.refresh, expires_in: 3600 });
  }

  function handleMeeting(method: string, url: URL, body: Record<string, unknown>, response: ServerResponse) {
    const isZoom = url.pathname.startsWith('/v2/');
    const last = url.pathname.split('/').at(-1) ?? '';
    if (method === 'POST') {
      const id = isZoom ? String(900 + state.meetings.size) : String(body.id);
      if (state.meetings.has(id)) return answer(response, 409, {});
      state.meetings.set(id, { at: timeOf(body), body });
      return answer(response, 201, linkOf(isZoom, id, url));
    }
    const known = state.meetings.get(last);
    if (!known) return answer(response, 404, {});
    if (method === 'DELETE') state.meetings.delete(last);
    else state.meetings.set(last, { at: timeOf(body), body });
    return method === 'DELETE' || isZoom ? answer(response, 204) : answer(response, 200, linkOf(false, last, url));
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    /** What the Boss does on the page of consent: the address that the browser is sent back to. */
    consent(address: string): string {
      const { searchParams } = new URL(address);
      state.challenge = searchParams.get('code_challenge') ?? '';
      state.redirectUri = searchParams.get('redirect_uri') ?? '';
      const back = new URL(state.redirectUri);
      return `${back.pathname}?code=good&state=${searchParams.get('state')}`;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function linkOf(isZoom: boolean, id: string, url: URL) {
  if (isZoom) return { id: Number(id), join_url: `https://zoom.example/j/${id}` };
  const hasMeet = url.searchParams.get('conferenceDataVersion') === '1';
  return { id, ...(hasMeet && { hangoutLink: `https://meet.example/${id.slice(0, 8)}` }) };
}

function timeOf(body: Record<string, unknown>): string {
  const start = (body.start_time ?? (body.start as { dateTime?: string } | undefined)?.dateTime ?? '') as string;
  return new Date(start).toISOString();
}

function answer(response: ServerResponse, status: number, body?: object, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(body && JSON.stringify(body));
}

async function readAll(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += part;
  return text;
}
