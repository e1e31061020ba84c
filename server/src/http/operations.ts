import { createHash, timingSafeEqual } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { HttpServer } from './http-server.ts';
import { ProblemError } from './problem-error.ts';

/** Checks a part that the server cannot do without; rejects when it does not work. */
export interface ReadinessCheck {
  name: string;
  check(): Promise<void>;
}

/** Numbers that are counted on request, by the value of their label. */
export interface CountedMetric {
  name: string;
  help: string;
  label: string;
  count(): Promise<Record<string, number>>;
}

/**
 * `/health/live`, `/health/ready` and, for this machine or whoever has the token, `/metrics` in Prometheus' format.
 * `meters` add numbers of their own.
 */
export function addOperations(
  app: HttpServer,
  checks: ReadinessCheck[],
  counted: CountedMetric[] = [],
  meters: { register(registry: Registry): void }[] = [],
  metricsToken: string | null = null,
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: never });
  for (const part of ofDelays) registry.removeSingleMetric(`nodejs_eventloop_lag_${part}_seconds`);
  addLoopUtilization(registry);
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60],
    registers: [registry],
  });
  for (const { name, help, label, count } of counted)
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      async collect() {
        for (const [value, number] of Object.entries(await count())) this.set({ [label]: value }, number);
      },
    });
  for (const meter of meters) meter.register(registry);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });

  const operation = { schema: { hide: true } };
  app.get('/health/live', operation, async () => ({ status: 'ok' }));
  app.get('/health/ready', operation, async (request, reply) => {
    const results = await Promise.allSettled(checks.map(({ check }) => check()));
    const parts = results.map((result, index) => [checks[index]?.name ?? '', result.status === 'fulfilled'] as const);
    for (const result of results)
      if (result.status === 'rejected') request.log.error({ err: result.reason }, 'not ready');
    const ready = parts.every(([, works]) => works);
    return reply.code(ready ? 200 : 503).send({
      status: ready ? 'ok' : 'unavailable',
      checks: Object.fromEntries(parts.map(([name, works]) => [name, works ? 'ok' : 'failed'])),
    });
  });
  app.get('/metrics', operation, async (request, reply) => {
    const isLocal = /^(127\.|::1$|::ffff:127\.)/.test(request.ip);
    if (!isLocal && !carries(request.headers.authorization, metricsToken))
      throw new ProblemError('not_found', 'There is nothing at this address.');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/**
 * The default metrics include a histogram of the event loop's delays, which wakes the process for each of its samples (see
 * refuse-overload.ts). How busy the loop is says as much, and costs nothing.
 */
const ofDelays = ['min', 'max', 'mean', 'stddev', 'p50', 'p90', 'p99'];
/** Milliseconds between samples: the longest that a timer can wait, 24 days. */
const never = 2 ** 31 - 1;

function addLoopUtilization(registry: Registry): void {
  let before = performance.eventLoopUtilization();
  new Gauge({
    name: 'nodejs_eventloop_utilization_ratio',
    help: 'Share of the time since the last scrape in which the event loop was busy.',
    registers: [registry],
    collect() {
      const current = performance.eventLoopUtilization();
      this.set(performance.eventLoopUtilization(current, before).utilization);
      before = current;
    },
  });
}

/** Digests have one length, so that the time of the comparison reveals nothing about the token. */
const digest = (text: string) => createHash('sha256').update(text).digest();
const carries = (authorization: string | undefined, token: string | null) =>
  token !== null && timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));
