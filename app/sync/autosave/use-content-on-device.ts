import * as v from 'valibot'
import { useDraft } from '#app/sync/use-draft.ts'

/** Content on this device that no backend has, and the version that it builds on. */
export type ContentOnDevice<Content> = { version: number; content: Content }

/**
 * Keeps content on this device until it is saved. `kept` appears after hydration, so a form that starts
 * with it needs another key then.
 */
export function useContentOnDevice<Content>(
  form: string,
  schema: v.GenericSchema<unknown, Content>,
) {
  const { draft, keep, forget } = useDraft(form)
  const savedSchema = v.object({
    version: v.pipe(v.string(), v.toNumber(), v.integer()),
    content: v.pipe(v.string(), v.parseJson(), schema),
  })
  const read = v.safeParse(savedSchema, draft)
  return {
    kept: read.success ? read.output : undefined,
    keep: ({ version, content }: ContentOnDevice<Content>) =>
      keep({ version: String(version), content: JSON.stringify(content) }),
    forget,
  }
}
