import type { FastifyInstance } from 'fastify';
import type { NoticeTable } from '#src/kernel/notices.ts';
import type { Pool } from '../database/database.ts';
import type { BuiltModule, Module } from './define-module.ts';
import type { openPlatform } from './open-platform.ts';

type Opened = Pick<ReturnType<typeof openPlatform>, 'questions' | 'bus' | 'close'> & { pools: Record<string, Pool> };

/** Makes the modules in their order and joins what they bring; a question without its one answer, or an event that nobody declares, stops the start. */
export function startModules<Services>(opened: Opened, services: Services, listed: readonly Module<Services>[]) {
  const modules: BuiltModule[] = listed.map(({ build, ...module }) => ({ ...module, ...build(services) }));
  for (const { answers } of modules) opened.questions.learn(answers ?? {});
  opened.questions.assertAnswered();
  opened.bus.connect(modules);
  for (const one of modules) one.meet?.(modules);
  const pools = Object.assign({}, opened.pools, ...modules.map((one) => one.pools));
  return {
    routes: modules.flatMap((one) => one.routes ?? []),
    tasks: modules.flatMap((one) => one.tasks ?? []),
    partitions: modules.flatMap((one) => one.partitions ?? []),
    backlogs: modules.flatMap((one) => one.readBacklog ?? []),
    gauges: modules.flatMap((one) => one.gauges ?? []),
    sockets: modules.flatMap((one) => one.sockets ?? []),
    pools: pools as Record<string, NonNullable<BuiltModule['pools']>[string]>,
    registerFiles(app: FastifyInstance): void {
      for (const one of modules) one.registerFiles?.(app);
    },
    startWork: () => modules.flatMap((one) => one.startWork?.() ?? []),
    warmUp: async () => {
      for (const one of modules) await one.warmUp?.();
    },
    close: async () => {
      for (const one of modules) await one.close?.();
      const own = modules.flatMap((one) => Object.values(one.pools ?? {}));
      await Promise.all([...own.map((pool) => pool.end()), opened.close()]);
    },
  };
}

/** Every kind of notice, each declared by the module that sends it. */
export function noticesOf(modules: readonly Pick<BuiltModule, 'name' | 'notices'>[]): NoticeTable {
  const rows = modules.flatMap(({ notices }) => Object.entries(notices ?? {}));
  const twice = rows.find(([kind], at) => rows.findIndex(([other]) => other === kind) !== at);
  if (twice) throw new Error(`Two modules declare the notice '${twice[0]}'`);
  return Object.fromEntries(rows);
}
