import * as v from 'valibot'

const category = v.pipe(
  v.object({ score: v.number() }),
  v.transform(({ score }) => Math.round(score * 100)),
)
const metric = v.object({ numericValue: v.number() })

/** The fields of Lighthouse's result that this audit reads, under clearer names. */
export const lighthouseResultSchema = v.pipe(
  v.object({
    environment: v.object({ benchmarkIndex: v.number() }),
    categories: v.object({
      performance: category,
      accessibility: category,
      'best-practices': category,
      seo: category,
    }),
    audits: v.object({
      'largest-contentful-paint': metric,
      'cumulative-layout-shift': metric,
      'total-blocking-time': metric,
    }),
  }),
  v.transform(({ environment, categories, audits }) => ({
    ...categories,
    'LCP ms': Math.round(audits['largest-contentful-paint'].numericValue),
    CLS: Math.round(audits['cumulative-layout-shift'].numericValue * 100) / 100,
    'TBT ms': Math.round(audits['total-blocking-time'].numericValue),
    benchmarkIndex: Math.round(environment.benchmarkIndex),
  })),
)
export type LighthouseResult = v.InferOutput<typeof lighthouseResultSchema>
