import { readPublic } from '#app/clients/public-read.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { isPathId } from '#app/lib/path-id.ts'
import { nutritionistPageSchema } from '#server/contract/nutritionist.schema.ts'
import { nutritionistOfConsultation } from '#server/contract/single-consultation.ts'

/** The chosen nutritionist of an order. */
export type OrderNutritionist = { slug: string; name: string; degrees: string }

type Wanted = { slug: string | null | undefined; programSlug: string }

/**
 * Returns the nutritionist of a single consultation, or the chosen one of a program. Null if they are
 * unknown, may not practise or do not lead this program. Also null during a content outage: a
 * purchase must not wait for a name.
 */
export async function findNutritionist(
  context: SiteContext,
  { slug: chosen, programSlug }: Wanted,
): Promise<OrderNutritionist | null> {
  const ofConsultation = nutritionistOfConsultation(programSlug)
  const slug = ofConsultation ?? chosen
  if (!slug || !isPathId(slug)) return null
  try {
    const { nutritionist } = await readPublic(
      context.backends.cms,
      `nutritionists/${slug}`,
      nutritionistPageSchema,
      { locale: getLocale() },
    )
    const { name, degrees, programs } = nutritionist
    const leads = programs.some((program) => program.slug === programSlug)
    return leads || ofConsultation !== null ? { slug, name, degrees } : null
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.status !== 404) context.logError(error)
    return null
  }
}
