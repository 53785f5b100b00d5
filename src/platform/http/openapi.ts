import { z } from 'zod';
import { type Endpoint, isForKeys, splitKey } from '#src/kernel/contract.ts';
import { errorTable } from '#src/kernel/error-table.ts';
import { API_PREFIX } from './api-routes.ts';
import type { MountedModule } from './routes.ts';

type Json = Record<string, unknown>;

const envelopeOf = (data: Json): Json => ({
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: { code: { type: 'integer' }, message: { type: 'string' }, data },
});

const ERROR_DATA: Json = {
  oneOf: [
    { type: 'null' },
    {
      type: 'object',
      properties: { fields: { type: 'object', additionalProperties: { type: 'string' } } },
      // What a page needs besides the text, e.g. `appeal_path`.
      additionalProperties: { type: 'string' },
    },
  ],
};

/** Headers that every call understands; each has a default. */
const HEADERS: Json[] = [
  header('Country-Id', 'Country of the site; else the host, the cookie or Accept-Language decides', 'integer'),
  header('Language-Id', 'Language of texts, 1 to 10; else the cookie or Accept-Language decides', 'integer'),
  header('Role-Id', '1 for a talent', 'integer'),
  header('device_uuid', 'A name the client gives to its device', 'string'),
];

/** OpenAPI 3.1 from the contracts: what is checked at run time is what is documented. */
export function buildOpenApi(modules: MountedModule[]): Json {
  const paths: Record<string, Json> = {};
  for (const { contract } of modules) {
    for (const [key, endpoint] of Object.entries(contract)) {
      const { method, path } = splitKey(key);
      const address = API_PREFIX + path.replace(/:(\w+)/g, '{$1}');
      paths[address] = { ...paths[address], [method.toLowerCase()]: describe(key, endpoint) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Parley', version: '1', description: 'Every answer is {code, message, data}; code 0 is success.' },
    servers: [{ url: '/' }],
    paths,
    components: {
      responses: {
        Error: {
          description: 'A refused call, with the text in the language of the request',
          content: { 'application/json': { schema: envelopeOf(ERROR_DATA) } },
        },
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'parley_session' },
        key: { type: 'http', scheme: 'bearer', description: 'An API key of a company; x-access names its scope' },
      },
    },
  };
}

function describe(key: string, endpoint: Endpoint): Json {
  const { method, path } = splitKey(key);
  const input = z.toJSONSchema(endpoint.input, { io: 'input' }) as Json;
  const { $schema: _, ...answer } = z.toJSONSchema(endpoint.answer, { io: 'output' }) as Json;
  const inPath = new Set([...path.matchAll(/:(\w+)/g)].map((match) => match[1] as string));
  const properties = Object.entries((input.properties ?? {}) as Record<string, Json>);
  const required = new Set((input.required ?? []) as string[]);
  const hasBody = method !== 'GET' && method !== 'DELETE';
  const parameters = properties
    .filter(([name]) => inPath.has(name) || !hasBody)
    .map(([name, schema]) => ({
      name,
      in: inPath.has(name) ? 'path' : 'query',
      required: inPath.has(name) || required.has(name),
      schema,
    }));
  const body = Object.fromEntries(properties.filter(([name]) => !inPath.has(name)));
  return {
    summary: endpoint.summary,
    operationId: key,
    ...(endpoint.access === 'anyone' ? {} : { security: [isForKeys(endpoint.access) ? { key: [] } : { session: [] }] }),
    'x-access': endpoint.access,
    'x-errors': endpoint.errors.map((name) => ({ name, code: errorTable[name].code })),
    parameters: [...parameters, ...HEADERS],
    ...(hasBody && {
      requestBody: {
        content: {
          [endpoint.receives ? 'multipart/form-data' : 'application/json']: {
            schema: { type: 'object', properties: body, required: [...required].filter((name) => name in body) },
          },
        },
      },
    }),
    responses: {
      200: { description: 'Success', content: { 'application/json': { schema: envelopeOf(answer) } } },
      default: { $ref: '#/components/responses/Error' },
    },
  };
}

function header(name: string, description: string, type: string): Json {
  return { name, in: 'header', required: false, description, schema: { type } };
}
