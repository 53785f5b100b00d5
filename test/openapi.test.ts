import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toWire } from '#src/kernel/client.ts';
import { type Endpoint, isForKeys } from '#src/kernel/contract.ts';
import { errorTable } from '#src/kernel/error-table.ts';
import { contracts } from './contracts.ts';
import { type EndpointExamples, makeExamples, visitorFor } from './endpoint-examples.ts';
import { attachFile } from './factories/send-feedback.ts';
import { uploadFile } from './factories/upload-file.ts';
import { sendPhoto } from './headshots/send-photo.ts';
import { uploadTable } from './job-imports/import-ground.ts';
import { startTestApp, type TestApp, type TestVisitor } from './test-app.ts';

type Json = Record<string, unknown>;
type Validate = ((value: unknown) => boolean) & { errors?: object[] | null };
interface Operation {
  operationId: string;
  summary: string;
  parameters: { name: string; in: string; required: boolean; schema: Json }[];
  requestBody?: { content: { 'application/json': { schema: Json } } };
  responses: { 200: { content: { 'application/json': { schema: Json } } }; default: { $ref: string } };
  security?: Record<string, unknown>[];
  'x-access': string;
  'x-errors': { name: string; code: number }[];
}
interface Document {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: {
    responses: Record<string, { content: { 'application/json': { schema: Json } } }>;
    securitySchemes: Json;
  };
}

/** The validator that Fastify brings along; found through it, so that it need not lie at the top of node_modules. */
function createValidator(): { compile(schema: Json): Validate } {
  const fastify = createRequire(createRequire(import.meta.url).resolve('fastify'));
  const compiler = createRequire(fastify.resolve('@fastify/ajv-compiler'));
  const { Ajv2020 } = compiler('ajv/dist/2020.js');
  const ajv = new Ajv2020({ strict: true, allErrors: true });
  compiler('ajv-formats')(ajv);
  // The parameters of most calls are the same few.
  const known = new Map<string, Validate>();
  const compile = (schema: Json) => {
    const text = JSON.stringify(schema);
    const validate = known.get(text) ?? ajv.compile(schema);
    known.set(text, validate);
    return validate;
  };
  return { compile };
}

/** Reads that have nothing to show to a newcomer: made by background work, or someone else's. */
const READS_OF_NOTHING = [
  'GET /interviews/:id',
  'GET /interviews/:id/slots',
  'GET /offers/:id',
  'GET /offers/:id/others',
  'GET /offers/draft/:id',
  'GET /recruiters/job-imports/:id',
  'GET /recruiters/job-imports/:id/rows',
  'GET /resume-template/online-resumes/:id',
  'GET /jobseeker/attached-resumes/:id/preview',
  'GET /jobseeker/resume/imports/:id',
  'GET /jobseeker/attached-resumes/:id/review',
  'GET /notification/alerts',
  'GET /notification/unsubscribe',
  'GET /invitations/stop',
  'GET /jobseeker/data-export/content',
  'GET /chat/conversations/:id',
  'GET /chat/conversations/:id/link',
  'GET /chat/conversations/:id/messages',
  'GET /chat/conversations/:id/decline',
  'GET /job-applications/conversation/:id',
  'GET /job-applications/:id/scores',
  'GET /recruiters/invitations/:token',
  'GET /jobseeker/job-preferences/:id',
  'GET /authentication/sg/singpass/user-info',
  'GET /authentication/way-back',
  'GET /coach/conversations/:id',
  'GET /coach/practices/:id',
  'GET /hiring/v1/jobs/:id',
  'GET /hiring/v1/jobs/:id/applications',
  'GET /hiring/v1/applications/:id',
];

/** Sessions last longer. */
const READER_MS = 7 * 86_400_000;

const endpoints: [string, Endpoint][] = Object.entries(contracts);
const validator = createValidator();

describe('the OpenAPI document', () => {
  let app: TestApp;
  let document: Document;
  let examples: EndpointExamples;
  let operations: Map<string, { method: string; path: string; operation: Operation }>;

  beforeAll(async () => {
    app = await startTestApp();
    examples = await makeExamples(app);
    document = await (await app.visitor().fetch('/api/openapi.json')).json();
    operations = new Map(
      Object.entries(document.paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => [operation.operationId, { method, path, operation }]),
      ),
    );
  });
  afterAll(() => app.close());

  const readers = new Map<'guest' | 'talent', { visitor: Promise<TestVisitor>; until: Date }>();

  it('ERR-04 is OpenAPI 3.1 in JSON that caches may keep', async () => {
    const response = await app.visitor().fetch('/api/openapi.json');
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('cache-control')).toContain('public');
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
    expect(document.info).toMatchObject({ title: expect.stringMatching(/\w/), version: expect.stringMatching(/\w/) });
  });

  it('ERR-04 describes every endpoint of the product, each once, and nothing else', () => {
    const described = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    expect(described.map((operation) => operation.operationId).sort()).toEqual(endpoints.map(([key]) => key).sort());
  });

  it('ERR-04 refers only to parts that it has', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1] as string);
    expect(references.length).toBeGreaterThan(0);
    for (const reference of new Set(references)) {
      const [start, ...way] = reference.split('/');
      expect(start).toBe('#');
      expect(way.reduce<unknown>((at, part) => (at as Json)?.[part], document)).toBeDefined();
    }
  });

  it('ERR-03 tells of the headers that every call understands', () => {
    for (const { operation } of operations.values()) {
      const headers = operation.parameters.filter((parameter) => parameter.in === 'header');
      expect(headers.map(({ name }) => name)).toEqual(['Country-Id', 'Language-Id', 'Role-Id', 'device_uuid']);
      expect(headers.every(({ required }) => !required)).toBe(true);
    }
  });

  it.each(endpoints)('ERR-04 is right about the address, access and errors of %s', (key, endpoint) => {
    const { method, path, operation } = operationOf(key);
    expect(`${method.toUpperCase()} ${path}`).toBe(key.replace(' ', ' /api').replace(/:(\w+)/g, '{$1}'));
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(inPath.map(({ name }) => `{${name}}`).sort()).toEqual((path.match(/\{\w+\}/g) ?? []).sort());
    expect(inPath.every(({ required }) => required)).toBe(true);
    const names = operation.parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
    expect(new Set(names).size).toBe(names.length);
    expect(operation.requestBody === undefined).toBe(method === 'get' || method === 'delete');
    const scheme = isForKeys(endpoint.access) ? 'key' : 'session';
    expect(operation.security?.[0]).toEqual(endpoint.access === 'anyone' ? undefined : { [scheme]: [] });
    expect(document.components.securitySchemes).toHaveProperty(scheme);
    expect(operation['x-errors']).toEqual(endpoint.errors.map((name) => ({ name, code: errorTable[name].code })));
  });

  it.each(endpoints)('ERR-04 has only schemas for %s that a validator understands', (key) => {
    const { operation } = operationOf(key);
    const [body] = Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => schema);
    const schemas = [...operation.parameters.map(({ schema }) => schema), ...(body ? [body] : []), answerSchema(key)];
    for (const schema of schemas) expect(() => validator.compile(schema)).not.toThrow();
  });

  it.each(endpoints)('ERR-04 promises what %s really answers', async (key, endpoint) => {
    const visitor = key.startsWith('GET ') ? readerOf(endpoint) : visitorFor(app, endpoint);
    const { envelope } = await ask(await visitor, key);
    // A read finds something; a write may be refused for a reason it lists. Anything else, 40001 above all, wants a
    // better example in endpoint-examples.ts.
    const mayRefuse = !key.startsWith('GET ') || READS_OF_NOTHING.includes(key);
    const refusals = mayRefuse ? endpoint.errors.map((name) => errorTable[name].code) : [];
    expect([0, errorTable.noPermission.code, ...refusals]).toContain(envelope.code);
    expectValid(envelope.code === 0 ? answerSchema(key) : errorSchema(), envelope);
  });

  it('ERR-04 was held against answers that have something in them', async () => {
    const talent = await visitorFor(app, contracts['GET /job/saved']);
    await ask(talent, 'POST /job/:id/save');
    const lists = [
      'GET /job/search',
      'GET /job/latest-jobs',
      'GET /job/saved',
      'GET /job/saved/copy',
      'GET /companies',
      'GET /companies/:slug/hot-jobs',
    ];
    for (const key of lists) {
      const { envelope } = await ask(talent, key);
      const { jobs, companies } = envelope.data as { jobs?: unknown[]; companies?: unknown[] };
      expect((jobs ?? companies)?.length, key).toBeGreaterThan(0);
      expectValid(answerSchema(key), envelope);
    }
  });

  it('ERR-04 promises the shape of refusals too: bad input, unknown things, unknown addresses', async () => {
    const guest = app.visitor();
    const refusals = await Promise.all([
      guest.call('GET', '/config/search/job-title-lists'),
      guest.call('GET', '/config/nothing/list'),
      guest.call('GET', '/nothing'),
      guest.call('PUT', '/translation/manifest', {}),
      guest.call('POST', '/authentication/guest/login', '{'),
    ]);
    for (const { envelope } of refusals) {
      expect(envelope.code).toBeGreaterThan(40000);
      expectValid(errorSchema(), envelope);
    }
  });

  it('ERR-04 would notice a wrong answer', () => {
    const validate = validator.compile(answerSchema('GET /translation/manifest'));
    expect(validate({ code: 0, message: 'success', data: { files: [], active_version: 7 } })).toBe(false);
    expect(validator.compile(errorSchema())({ code: 40001, message: 'x', data: { fields: { a: 1 } } })).toBe(false);
  });

  /** A read changes nothing for the next one: a guest and a talent make them all, and new ones before their sessions end. */
  function readerOf(endpoint: Endpoint): Promise<TestVisitor> {
    if (isForKeys(endpoint.access)) return visitorFor(app, endpoint);
    app.clock.advance({ hours: 2 });
    const kind = endpoint.access === 'anyone' ? 'guest' : 'talent';
    const known = readers.get(kind);
    if (known && app.clock.now() < known.until) return known.visitor;
    const visitor = visitorFor(app, endpoint);
    readers.set(kind, { visitor, until: new Date(app.clock.now().getTime() + READER_MS) });
    return visitor;
  }

  function operationOf(key: string) {
    const found = operations.get(key);
    if (!found) throw new Error(`${key} is not in the document`);
    return found;
  }

  function answerSchema(key: string): Json {
    return operationOf(key).operation.responses[200].content['application/json'].schema;
  }

  function errorSchema(): Json {
    return document.components.responses.Error?.content['application/json'].schema ?? {};
  }

  function ask(visitor: TestVisitor, key: string) {
    if (key === 'POST /api-go/user/feedback/attachment') return attachFile(visitor, '%PDF-1.7\n%%EOF\n', 'a.pdf');
    if (key === 'POST /recruiters/job-imports/file') return uploadTable(visitor, 'Job title\nBaker\n');
    if (key === 'POST /jobseeker/headshot') return sendPhoto(visitor, 'Hello.');
    if ((contracts as Record<string, Endpoint>)[key]?.receives)
      return uploadFile(visitor, 'Hello.', 'a.txt', { kind: 'chat_file' });
    const { method, path, body } = toWire(key, { ...examples[key as keyof EndpointExamples] });
    return visitor.call(method, path, body);
  }

  function expectValid(schema: Json, value: unknown): void {
    const validate = validator.compile(schema);
    expect(validate(value) ? [] : validate.errors).toEqual([]);
  }
});
