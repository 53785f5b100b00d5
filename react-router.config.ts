import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: true,
  // A page brings only its own routes. Those of the links that it shows are asked for in one request once it has loaded; a
  // manifest of all routes would weigh 6 kB on every first page.
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
} satisfies Config;
