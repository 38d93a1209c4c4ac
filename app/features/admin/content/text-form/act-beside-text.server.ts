import type { SiteContext } from '#app/config/site-context.ts'
import {
  cancelPublication,
  publishText,
  readRevision,
  saveWorkingCopy,
  signText,
} from '#app/features/admin/content/content-desk.server.ts'
import { refusalText } from '#app/features/admin/content/content-words.ts'
import { dueInWib } from '#app/features/admin/due-in-wib.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { DocumentKey, EditingRefusal } from '#server/contract/editing/editing.schema.ts'

const verbs = [
  'publish',
  'publish-later',
  'withdraw',
  'withdraw-later',
  'cancel',
  'sign',
  'restore',
] as const

/** A button beside the form, and the number of its revision or publication. */
type BesideAct = { verb: (typeof verbs)[number]; n: number }

/** Reads what a button asks, such as `publish:3`. Returns undefined for a button of the form itself. */
export function besideActOf(wish: string): BesideAct | undefined {
  const [, asked, n] = /^([a-z-]+):(\d{1,9})$/.exec(wish) ?? []
  const verb = verbs.find((it) => it === asked)
  return verb && { verb, n: Number(n) }
}

type Beside = BesideAct & { key: DocumentKey; fields: ReadonlyMap<string, string> }

/** Does what a button beside the form asks. Returns why nothing happened. */
export async function actBesideText(
  context: SiteContext,
  { verb, n, key, fields }: Beside,
): Promise<string | undefined> {
  if (verb === 'cancel') {
    await cancelPublication(context, { key, id: n })
    return undefined
  }
  if (verb === 'sign') return problemIn(await signText(context, { ...key, n }))
  if (verb === 'restore') {
    const { content } = await readRevision(context, { ...key, n })
    const copy = { seen: Number(fields.get('draft')) || 0, base: Number(fields.get('newest')) }
    const isSaved = await saveWorkingCopy(context, { key, ...copy, content })
    return isSaved ? undefined : m.desk_copy_other()
  }
  const isLater = verb.endsWith('-later')
  const dueAt = isLater ? dueInWib(fields.get('time') ?? '') : undefined
  if (isLater && !dueAt) return m.desk_when_missing()
  const answer = await publishText(context, {
    key,
    revision: verb.startsWith('publish') ? n : null,
    seen: Number(fields.get('newest')) || 1,
    ...(dueAt && { dueAt }),
  })
  return problemIn(answer)
}

function problemIn(answer: object): string | undefined {
  if (!('message' in answer)) return undefined
  return answer.message === 'stale'
    ? m.desk_refused_unknown_revision()
    : refusalText(answer as EditingRefusal)
}
