/** The order is law: a module imports only itself and the modules before it. */
export const MODULE_ORDER = [
  'options',
  'articles',
  'wording',
  'limits',
  'accounts',
  'files',
  'companies',
  'profiles',
  'resumes',
  'resume-designs',
  'preferences',
  'vip',
  'invitations',
  'jobs',
  'search',
  'feeds',
  'pay',
  'chat',
  'sharing',
  'applications',
  'matching',
  'interviews',
  'offers',
  'talents',
  'tracker',
  'ai',
  'analysis',
  'coach',
  'headshots',
  'hiring-help',
  'figures',
  'job-imports',
  'notifications',
  'app',
  'tracking',
  'moderation',
  'feedback',
  'points',
  'integrations',
  'desk',
];

export type Layer =
  | 'kernel'
  | 'platform'
  | 'ui'
  | 'shared'
  | 'server'
  | 'web'
  | 'routes'
  | 'page'
  | 'services'
  | 'client'
  | 'site map'
  | 'main'
  | 'locales'
  | 'test';

export interface Place {
  layer: Layer;
  module?: string;
}

/** The few files that lie in src/ itself. A new one gets its line here before it gets its imports. */
const TOP: Record<string, Layer> = {
  'src/main.ts': 'main',
  'src/kept-page-rules.ts': 'main',
  'src/pages.ts': 'main',
  'src/product.ts': 'main',
  'src/page-context.ts': 'services',
  'src/page-services.ts': 'services',
  'src/root.tsx': 'page',
  'src/entry.client.tsx': 'page',
  'src/entry.server.tsx': 'page',
  'src/first-sheet.ts': 'page',
  'src/routes.ts': 'site map',
};

const FOLDERS: Record<string, Layer> = {
  browser: 'client',
  kernel: 'kernel',
  platform: 'platform',
  ui: 'ui',
  routes: 'routes',
};

/** Where a file of the project belongs; undefined when the house has no such room. */
export function placeOf(path: string): Place | undefined {
  if (isTest(path)) return { layer: 'test' };
  if (path.startsWith('locales/')) return { layer: 'locales' };
  const [top = '', second = '', third = ''] = path.split('/').slice(1);
  if (!path.startsWith('src/')) return undefined;
  if (top === 'modules') {
    if (!MODULE_ORDER.includes(second)) return undefined;
    return { layer: third === 'server' || third === 'web' ? third : 'shared', module: second };
  }
  const layer = TOP[path] ?? FOLDERS[top];
  return layer && { layer };
}

export function isTest(path: string): boolean {
  return path.startsWith('test/') || /\.test\.tsx?$/.test(path);
}
