import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Contract, splitKey } from '#src/kernel/contract.ts';
import { errorTable } from '#src/kernel/error-table.ts';
import { lazy } from '#src/kernel/lazy.ts';
import { API_PREFIX } from './api-routes.ts';
import { documentationContract } from './documentation.contract.ts';
import { buildOpenApi } from './openapi.ts';
import { type MountedModule, mount } from './routes.ts';

/** Serves the description that is generated from the contracts, when someone asks: no start waits for it. */
export function registerOpenApi(app: FastifyInstance, modules: MountedModule[]): void {
  const document = lazy(() => JSON.stringify(buildOpenApi(modules)));
  app.get(`${API_PREFIX}/openapi.json`, (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=300').send(document()),
  );
}

/** The same for people: a short list that a page can show. */
export function documentationModule(others: MountedModule[]): MountedModule {
  const contracts = [...others.map((one) => one.contract), documentationContract];
  const answer = lazy(() => ({ endpoints: contracts.flatMap(describeContract) }));
  return mount(documentationContract, { 'GET /data/endpoints': answer });
}

function describeContract(contract: Contract) {
  return Object.entries(contract).map(([key, endpoint]) => {
    const { method, path } = splitKey(key);
    const schema = z.toJSONSchema(endpoint.input, { io: 'input' });
    const required = new Set(schema.required ?? []);
    return {
      method,
      path: API_PREFIX + path.replace(/:(\w+)/g, '{$1}'),
      summary: endpoint.summary,
      access: endpoint.access,
      inputs: Object.keys(schema.properties ?? {}).map((name) => ({ name, is_required: required.has(name) })),
      errors: endpoint.errors.map((name) => ({ name, code: errorTable[name].code })),
    };
  });
}
