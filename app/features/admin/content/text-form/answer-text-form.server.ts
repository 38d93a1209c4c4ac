import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { changesOf } from '#app/features/admin/content/changes/changes-of.ts'
import {
  discardWorkingCopy,
  readRevision,
  readText,
  saveText,
} from '#app/features/admin/content/content-desk.server.ts'
import type { FieldSchema } from '#app/features/admin/content/field-schema.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { seeOther } from '#app/lib/see-other.ts'
import { isSessionOver } from '#app/session/is-session-over.ts'
import { contentSchemas } from '#server/contract/editing/content-kinds.schema.ts'
import type {
  Content,
  Document,
  DocumentKey,
  EditingRefusal,
  Stale,
} from '#server/contract/editing/editing.schema.ts'
import { actBesideText, besideActOf } from './act-beside-text.server.ts'
import { changedList } from './changed-list.ts'
import { contentIn, fieldsOf } from './form-fields.ts'
import { answerSessionOver } from './session-over.server.ts'
import { textKeyOf } from './text-key.ts'

/** What a form without scripts held that was not saved, and why. */
export type UnsavedText = {
  base: number
  baseContent: Content
  content: Content
  answer?: Stale | EditingRefusal
}
/** The content of a text has no fixed shape, so it travels as JSON. */
export type TextFormFailure = {
  unsaved?: string
  error?: AppError
  /** Why a button beside the form did nothing. */
  problem?: string
}

/**
 * Does what a button of the form asks, for a browser without scripts. Leads back to the page once the
 * text is saved; else returns what the page shows once more.
 */
export async function answerTextForm(
  request: Request,
  context: SiteContext,
): Promise<Response | TextFormFailure> {
  const { pathname } = new URL(request.url)
  const key = textKeyOf(pathname.split('/').slice(-3))
  const form = await request.formData().catch(() => undefined)
  if (!key || !form) return { error: new AppError({ code: 'INPUT' }) }
  const fields = new Map([...form].map(([name, value]) => [name, String(value)]))
  let unsaved: UnsavedText | undefined
  try {
    const text = await readText(context, key)
    if (!text) return {}
    const base = Number(fields.get('base'))
    const baseContent = await contentOf(context, text, base)
    const schema = contentSchemas[key.kind] as FieldSchema
    const content = contentIn(schema, fields) as Content
    unsaved = { base, baseContent, content }
    const beside = besideActOf(fields.get('act') ?? '')
    if (beside) {
      // What the page showed is stored; anything else would be lost.
      const shown = fieldsOf(schema, text.draft?.content ?? text.content)
      const typed = changesOf(contentIn(schema, shown) as Content, content)
      if (Object.keys(typed).length > 0)
        return { unsaved: JSON.stringify(unsaved), problem: m.desk_act_after_saving() }
      unsaved = undefined
      const problem = await actBesideText(context, { ...beside, key, fields })
      return problem ? { problem } : seeOther(pathname)
    }
    return await act(context, { key, schema, fields, unsaved, pathname })
  } catch (error) {
    const isAppError = error instanceof AppError
    if (isSessionOver(error) || (isAppError && error.says('STAFF_SESSION_NEEDED')))
      return answerSessionOver(pathname, fields)
    if (!isAppError) throw error
    if ((error.status ?? 500) >= 500) context.logError(error)
    return { error, ...(unsaved && { unsaved: JSON.stringify(unsaved) }) }
  }
}

type Sent = {
  key: DocumentKey
  schema: FieldSchema
  fields: ReadonlyMap<string, string>
  unsaved: UnsavedText
  pathname: string
}

async function act(
  context: SiteContext,
  { key, schema, fields, unsaved, pathname }: Sent,
): Promise<Response | TextFormFailure> {
  const { base, baseContent, content } = unsaved
  const wish = fields.get('act') ?? 'save'
  if (wish === 'take') {
    await discardWorkingCopy(context, key)
    return seeOther(pathname)
  }
  const withList = changedList(schema, content, wish) as Content | undefined
  if (withList) return { unsaved: JSON.stringify({ ...unsaved, content: withList }) }
  const [, newest] = /^keep:(\d{1,9})$/.exec(wish) ?? []
  const changes = changesOf(contentIn(schema, fieldsOf(schema, baseContent)) as Content, content)
  const answer = await saveText(context, {
    key,
    seen: Number(newest ?? base),
    changes,
    draft: Number(fields.get('draft')) || 0,
    confirmsLoss: wish === 'save-anyway',
  })
  if ('n' in answer) return seeOther(pathname)
  return { unsaved: JSON.stringify({ ...unsaved, answer }) }
}

async function contentOf(context: SiteContext, text: Document, n: number): Promise<Content> {
  if (n === text.newest) return text.content
  const { kind, slug, locale } = text
  return (await readRevision(context, { kind, slug, locale, n })).content
}
