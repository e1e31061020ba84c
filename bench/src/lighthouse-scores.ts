import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const categories = ['performance', 'accessibility', 'best-practices'] as const;
type Category = (typeof categories)[number];
type Scores = Record<Category, number>;

interface Report {
  /** Why there is no score, such as a trace that the browser did not finish. */
  runtimeError?: { code: string };
  categories: Record<Category, { score: number | null }>;
  audits: Record<string, { score: number | null; title: string; numericValue?: number }>;
}
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;

async function loadLighthouse(): Promise<Lighthouse> {
  const require = createRequire(new URL('../lighthouse/package.json', import.meta.url));
  const module: { default: Lighthouse } = await import(pathToFileURL(require.resolve('lighthouse')).href);
  return module.default;
}

export interface Judgement {
  /** 0 to 100; each is the median of several runs. */
  scores: Scores;
  /** Milliseconds, simulated by Lighthouse for a slow phone; medians. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Audits of accessibility and best practices that found something. */
  found: string[];
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Lighthouse's mobile preset on a browser that listens at `port`. */
export async function judge(url: string, port: number, runs: number): Promise<Judgement> {
  const lighthouse = await loadLighthouse();
  const reports: Report[] = [];
  let broken = 0;
  while (reports.length < runs) {
    const result = await lighthouse(url, { port, logLevel: 'silent', output: 'json', onlyCategories: [...categories] });
    if (result === undefined) throw new Error(`Lighthouse said nothing about ${url}`);
    if (result.lhr.runtimeError === undefined) reports.push(result.lhr);
    else if (++broken > runs) throw new Error(`Lighthouse could not measure ${url}: ${result.lhr.runtimeError.code}`);
    else console.log(`    a run without a result: ${result.lhr.runtimeError.code}`);
  }
  const score = (category: Category) =>
    Math.round(median(reports.map((report) => (report.categories[category].score ?? 0) * 100)));
  const time = (audit: string) => median(reports.map((report) => report.audits[audit]?.numericValue ?? Number.NaN));
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
    },
    fcp: time('first-contentful-paint'),
    lcp: time('largest-contentful-paint'),
    tbt: time('total-blocking-time'),
    cls: time('cumulative-layout-shift'),
    found: [...new Set(reports.flatMap(findings))],
  };
}

function findings(report: Report): string[] {
  const refs = (category: Category) =>
    (report.categories[category] as unknown as { auditRefs: { id: string; weight: number }[] }).auditRefs;
  return [...refs('accessibility'), ...refs('best-practices')]
    .filter(({ id, weight }) => weight > 0 && report.audits[id]?.score !== null && (report.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${report.audits[id]?.title}`);
}
