import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export interface Metrics {
  /** Where parts of the platform add measures of their own. */
  registry: Registry;
  observeRequest(method: string, route: string, status: number, seconds: number): void;
  text(): Promise<string>;
  contentType: string;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  return {
    registry,
    observeRequest: (method, route, status, seconds) =>
      requests.observe({ method, route, status: String(status) }, seconds),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
