import { readPublic } from '#app/clients/public-read.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { consultationTitleOf } from '#app/i18n/consultation-title.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { type Illustration, programListPageSchema } from '#server/contract/content.schema.ts'

/** Title and picture of a program. Empty if the content backend does not know it. */
export type ProgramCover = { programTitle: string; illustration?: Illustration }

/**
 * Returns a lookup of program covers by slug, in the visitor's language. During a content outage
 * every cover is empty: a purchase must not wait for a title.
 */
export async function readProgramCovers(
  context: SiteContext,
): Promise<(slug: string) => ProgramCover> {
  const covers = await readAll(context)
  return (slug) => covers.get(slug) ?? { programTitle: consultationTitleOf(slug) ?? '' }
}

async function readAll(context: SiteContext): Promise<Map<string, ProgramCover>> {
  try {
    const { programs } = await readPublic(context.backends.cms, 'programs', programListPageSchema, {
      locale: getLocale(),
    })
    return new Map(
      programs.map(({ slug, title, illustration }) => [
        slug,
        { programTitle: title, illustration },
      ]),
    )
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    context.logError(error)
    return new Map()
  }
}
