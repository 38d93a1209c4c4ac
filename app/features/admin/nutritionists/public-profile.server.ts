import * as v from 'valibot'
import { callBackend, createBackendClient } from '#app/clients/backend-client.ts'
import { nullIfNotFound } from '#app/clients/null-if-not-found.ts'
import { readPublic } from '#app/clients/public-read.ts'
import { undefinedIfFailed } from '#app/clients/undefined-if-failed.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { callAdmin } from '#app/features/admin/admin-call.server.ts'
import { createText, readText } from '#app/features/admin/content/content-desk.server.ts'
import { nullIfForbidden } from '#app/features/admin/null-if-forbidden.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { programListPageSchema } from '#server/contract/content.schema.ts'
import { contentPassSchema } from '#server/contract/editing/content-pass.schema.ts'
import type { DocumentKey } from '#server/contract/editing/editing.schema.ts'
import {
  type NutritionistProfile,
  type StoredProfile,
  storedProfileSchema,
} from '#server/contract/nutritionist-profile.schema.ts'

type WordsState = 'missing' | 'draft' | 'live'
export type PublicProfile = StoredProfile & {
  words: Record<DocumentKey['locale'], WordsState>
  programs: { slug: string; title: string }[]
}

const savedSchema = v.object({ slug: v.string() })

/** Returns null to those who may not write texts. */
export async function readPublicProfile(
  context: SiteContext,
  slug: string,
): Promise<PublicProfile | null> {
  const reading = callProfile(context, slug, storedProfileSchema)
  // An external content backend may have no profiles to write.
  const stored = await nullIfForbidden(nullIfNotFound(reading))
  if (!stored) return null
  const programs = readPublic(context.backends.cms, 'programs', programListPageSchema, {
    locale: getLocale(),
  })
  const [id, en, listed] = await Promise.all([
    readWordsState(context, { slug, locale: 'id' }),
    readWordsState(context, { slug, locale: 'en' }),
    undefinedIfFailed(context, programs),
  ])
  const titles = (listed?.programs ?? []).map(({ slug, title }) => ({ slug, title }))
  return { ...stored, words: { id, en }, programs: titles }
}

export async function saveProfile(
  context: SiteContext,
  { slug, profile }: { slug: string; profile: NutritionistProfile },
) {
  return callProfile(context, slug, savedSchema, profile)
}

type Words = Pick<DocumentKey, 'slug' | 'locale'>

/** Makes a draft of the words in a language, unless there is one. */
export async function beginWords(context: SiteContext, words: Words): Promise<Words> {
  await createText(context, {
    ...{ kind: 'nutritionist-text', ...words },
    content: { headline: '', biography: [], education: [] },
  })
  return words
}

async function readWordsState(context: SiteContext, words: Words): Promise<WordsState> {
  const text = await readText(context, { kind: 'nutritionist-text', ...words })
  if (!text) return 'missing'
  return text.live === null ? 'draft' : 'live'
}

async function callProfile<const Schema extends v.GenericSchema>(
  context: SiteContext,
  slug: string,
  schema: Schema,
  json?: object,
): Promise<v.InferOutput<Schema>> {
  const { pass } = await callAdmin(context, 'v1/admin/content-pass', contentPassSchema)
  const client = createBackendClient(context.backends.cms)
  return callBackend(client, `nutritionist-profiles/${slug}`, schema, {
    headers: { authorization: `Bearer ${pass}` },
    ...(json && { method: 'put', json }),
  })
}
