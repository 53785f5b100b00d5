import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { startTestApp, type TestApp } from './test-app.ts';

const root = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const known = new Set([...read('src/platform/env.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name));
const unknownIn = (names: Iterable<string>) => [...names].filter((name) => !known.has(name));
const namesOf = (text: string) => [...text.matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);

interface Probe {
  httpGet: { path: string; port: string };
}
interface Container {
  image: string;
  env: { name: string; value: string }[];
  envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  ports: { name: string; containerPort: number }[];
  startupProbe: Probe;
  livenessProbe: Probe;
  readinessProbe: Probe;
}
interface Manifest {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  spec: { template: { spec: { containers: Container[] } } };
}

const folder = 'deploy/kubernetes';
const kustomization = parse(read(`${folder}/kustomization.yaml`)) as {
  resources: string[];
  images: { name: string }[];
};
const manifests = [...kustomization.resources, 'secret.example.yaml'].flatMap((name) =>
  parseAllDocuments(read(`${folder}/${name}`)).map((document) => document.toJS() as Manifest),
);
const containers = manifests
  .filter(({ kind }) => kind === 'Deployment')
  .flatMap(({ spec }) => spec.template.spec.containers);
/** What is filled in beside an example of it, with passwords. */
const SECRETS = ['deploy/compose.env', 'deploy/kubernetes/secret.yaml'];
const rolesOf = (values: (string | undefined)[]) => new Set(values.flatMap((roles) => roles?.split(',') ?? []));

describe('what the product is run with elsewhere', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('RUN-11 the image holds what the program needs, nothing of whoever built it, and does not run as root', () => {
    const dockerfile = read('Dockerfile');
    const ignored = read('.dockerignore').trim().split('\n');
    for (const own of ['.env', '.parley', '.git', 'node_modules', ...SECRETS]) expect(ignored).toContain(own);
    for (const secret of SECRETS) expect(read('.gitignore').split('\n')).toContain(secret);
    for (const needed of ['src', 'scripts', 'locales', 'content', 'migrations', 'public', 'vite.config.ts']) {
      expect(ignored).not.toContain(needed);
      expect(existsSync(join(root, needed)), needed).toBe(true);
    }
    const [, copied = ''] = /^COPY (package\.json .*) \.\/$/m.exec(dockerfile) ?? [];
    for (const file of [...copied.split(' '), 'scripts/start.ts'])
      expect(existsSync(join(root, file)), file).toBe(true);
    expect(dockerfile).toContain('scripts/start.ts"]');
    expect(dockerfile.indexOf('USER parley')).toBeGreaterThan(0);
    const environment = /^ENV (.*)$/m.exec(dockerfile)?.[1]?.split(' ') ?? [];
    expect(unknownIn(environment.map((pair) => pair.split('=')[0] ?? ''))).toEqual(['NODE_COMPILE_CACHE']);
  });

  it('RUN-11 the compose file starts every role with settings that exist', () => {
    type Service = { environment?: Record<string, string>; volumes?: string[]; depends_on?: object };
    const { services } = parse(read('deploy/compose.yaml'), { merge: true }) as { services: Record<string, Service> };
    const environments = Object.values(services).map(({ environment }) => environment ?? {});
    expect(rolesOf(environments.map(({ PARLEY_ROLES }) => PARLEY_ROLES))).toEqual(
      new Set(['web', 'realtime', 'worker']),
    );
    expect(unknownIn(environments.flatMap((environment) => Object.keys(environment)))).toEqual([]);
    const ofPostgres = (name: string) => name.startsWith('POSTGRES_');
    expect(unknownIn(namesOf(read('deploy/compose.env.example')).filter((name) => !ofPostgres(name)))).toEqual([]);
    const mounted = [...read('deploy/compose.yaml').matchAll(/["']\.\/([^:"']+):/g)].map(([, file = '']) => file);
    expect(mounted).not.toEqual([]);
    for (const file of mounted) expect(existsSync(join(root, 'deploy', file)), file).toBe(true);
    const backends = [...read('deploy/varnish/compose.vcl').matchAll(/\.host = "([^"]+)"/g)].map(([, host]) => host);
    expect(backends.toSorted()).toEqual(
      Object.keys(services)
        .filter((name) => name.startsWith('web-'))
        .toSorted(),
    );
  });

  it('RUN-11 the manifests start every role with settings that exist, and ask addresses that answer', async () => {
    const given = manifests.flatMap(({ data, stringData }) => Object.keys({ ...data, ...stringData }));
    expect(unknownIn(given)).toEqual([]);
    for (const name of ['PUBLIC_URL', 'DATABASE_URL', 'REDIS_URL', 'PARLEY_SECRET_KEY', 'S3_BUCKET', 'SMTP_URL']) {
      expect(given).toContain(name);
    }
    expect(rolesOf(containers.flatMap(({ env }) => env.map(({ value }) => value)))).toEqual(
      new Set(['web', 'realtime', 'worker']),
    );
    const named = new Set(manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`));
    for (const { image, env, envFrom, ports, startupProbe, livenessProbe, readinessProbe } of containers) {
      expect(kustomization.images.map(({ name }) => name)).toContain(image);
      expect(unknownIn(env.map(({ name }) => name))).toEqual([]);
      for (const { configMapRef, secretRef } of envFrom) {
        expect(named).toContain(configMapRef ? `ConfigMap ${configMapRef.name}` : `Secret ${secretRef?.name}`);
      }
      for (const { httpGet } of [startupProbe, livenessProbe, readinessProbe]) {
        expect(ports.find(({ name }) => name === httpGet.port)?.containerPort).toBe(3000);
        expect((await app.visitor().fetch(httpGet.path)).status).toBe(200);
      }
    }
  });
});
