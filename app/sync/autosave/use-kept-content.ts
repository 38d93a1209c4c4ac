import * as v from 'valibot'
import { useDraft } from '#app/sync/use-draft.ts'

/** Content on this device that no backend has, and the version that it builds on. */
export type KeptContent<Content> = { version: number; content: Content }

/**
 * Keeps content on this device until it is saved. `kept` appears after hydration, so a form that starts
 * with it needs another key then.
 */
export function useKeptContent<Content>(form: string, schema: v.GenericSchema<unknown, Content>) {
  const { draft, keep, forget } = useDraft(form)
  const keptSchema = v.object({
    version: v.pipe(v.string(), v.toNumber(), v.integer()),
    content: v.pipe(v.string(), v.parseJson(), schema),
  })
  const read = v.safeParse(keptSchema, draft)
  return {
    kept: read.success ? read.output : undefined,
    keep: ({ version, content }: KeptContent<Content>) =>
      keep({ version: String(version), content: JSON.stringify(content) }),
    forget,
  }
}
