import type { AppError } from '#src/kernel/errors.ts';
import { createResolveViewer } from '#src/modules/accounts/server/accounts.public.ts';
import { findMembership } from '#src/modules/companies/server/companies.public.ts';
import { createResolveKey } from '#src/modules/integrations/server/integrations.public.ts';
import { loadTexts } from '#src/modules/options/server/options.public.ts';
import { createResolveLocale } from '#src/modules/options/server/resolve-locale.ts';
import { readEnv } from '#src/platform/env.ts';
import { makeAccessToken } from '#src/platform/http/access-token.ts';
import { createMethodsAt, registerApi, send } from '#src/platform/http/api-routes.ts';
import { createDispatch } from '#src/platform/http/dispatch.ts';
import { RateLimiter } from '#src/platform/http/rate-limit.ts';
import { requestFacts } from '#src/platform/http/request-facts.ts';
import type { MountedModule } from '#src/platform/http/routes.ts';
import { createServer } from '#src/platform/http/server.ts';
import { createLogger } from '#src/platform/log.ts';
import { createMetrics } from '#src/platform/metrics.ts';
import { TestVisitor } from './test-app.ts';
import { TestClock } from './test-clock.ts';
import { createTestDatabase } from './test-database.ts';

export type MadeUpApi = Awaited<ReturnType<typeof startMadeUpApi>>;

/** The real machinery with endpoints of a test's own, for what no endpoint of the product does on purpose. */
export async function startMadeUpApi(
  modules: MountedModule[],
  options: { strict?: boolean; settings?: Record<string, string> } = {},
) {
  const { database, drop } = await createTestDatabase();
  const clock = new TestClock();
  const texts = loadTexts(new URL('../locales/', import.meta.url));
  const resolveLocale = createResolveLocale(new Map());
  const lines: string[] = [];
  const reports: { error: unknown; requestId: string }[] = [];
  const log = createLogger('trace', { write: (line) => lines.push(line) });
  const dispatch = createDispatch({
    modules,
    db: database.db,
    clock,
    limiter: new RateLimiter(clock),
    resolveViewer: createResolveViewer(database.db, clock),
    resolveKey: createResolveKey(database.db, clock),
    resolveLocale,
    findMembership,
    describeError: texts.describeError,
    reportError: (error, requestId) => reports.push({ error, requestId }),
    strict: options.strict ?? true,
  });
  const app = await createServer({
    env: readEnv({ NODE_ENV: 'test', PORT: '0', ...options.settings }),
    log,
    metrics: createMetrics(),
    metricsToken: makeAccessToken(undefined),
    isReady: async () => true,
    methodsAt: createMethodsAt(modules),
    answerError: (request, reply, error: AppError) => {
      const { message } = texts.describeError(error, resolveLocale(requestFacts(request)).language);
      return send(request, reply, {
        status: error.status,
        envelope: { code: error.code, message, data: null },
        cookies: [],
      });
    },
  });
  registerApi(app, modules, dispatch);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    clock,
    database,
    /** Everything that was logged, one line of JSON each. */
    lines,
    /** What the error-reporting service would have got. */
    reports,
    visitor: (headers?: Record<string, string>) => new TestVisitor(address, headers),
    close: async () => {
      await app.close();
      await database.close();
      await drop();
    },
  };
}
