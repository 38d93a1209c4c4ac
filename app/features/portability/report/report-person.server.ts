import * as v from 'valibot'
import { nullIfNotFound } from '#app/clients/null-if-not-found.ts'
import { readPublic } from '#app/clients/public-read.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { consultationTitleOf } from '#app/i18n/consultation-title.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { isPathId } from '#app/lib/path-id.ts'
import { readAuthSession } from '#app/session/auth-cookies.server.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import { programPageSchema } from '#server/contract/content.schema.ts'
import {
  type StoredNutritionProfile,
  storedNutritionProfileSchema,
} from '#server/contract/nutrition-profile.schema.ts'

/** The person whom a report is about, as far as the member has said. */
export type ReportPerson = {
  /** Empty if the member leaves it out. */
  name: string
  profile: StoredNutritionProfile | null
  /** Empty if the content backend does not know the program. */
  programTitle: string
}

/** Reads the person whom the report of a tracker is about. */
export async function readReportPerson(
  context: SiteContext,
  { programSlug, isNamed }: { programSlug: string; isNamed: boolean },
): Promise<ReportPerson> {
  const { firstName, lastName } = readAuthSession(context.settings)
  const [profile, programTitle] = await Promise.all([
    nullIfNotFound(
      callMain(context, 'v1/nutrition-profile', v.nullable(storedNutritionProfileSchema)),
    ),
    readProgramTitle(context, programSlug),
  ])
  return { name: isNamed ? `${firstName} ${lastName}`.trim() : '', profile, programTitle }
}

async function readProgramTitle(context: SiteContext, slug: string): Promise<string> {
  const consultation = consultationTitleOf(slug)
  if (consultation !== undefined) return consultation
  if (!isPathId(slug)) return ''
  try {
    const read = { locale: getLocale() }
    const { program } = await readPublic(
      context.backends.cms,
      `programs/${slug}`,
      programPageSchema,
      read,
    )
    return program.title
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    context.logError(error)
    return ''
  }
}
