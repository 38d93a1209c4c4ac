import { readPublic } from '#app/clients/public-read.ts'
import { undefinedIfFailed } from '#app/clients/undefined-if-failed.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { readProgramCovers } from '#app/features/cart/program-covers.server.ts'
import { envelopeOf } from '#server/contract/envelope.schema.ts'
import { productServiceListSchema } from '#server/contract/purchase.schema.ts'

/** What a guest chose on a program's page. */
export type ChosenOrder = { programTitle: string; durationWeeks: number; priceRupiah: number }

/** Returns null for an unknown service and during an outage: a sign-up must not wait for it. */
export async function findChosenOrder(
  context: SiteContext,
  { productServiceId }: { productServiceId: string },
): Promise<ChosenOrder | null> {
  const services = readPublic(
    context.backends.main,
    'v1/product-services',
    envelopeOf(productServiceListSchema),
    {},
  )
  const [answer, coverOf] = await Promise.all([
    undefinedIfFailed(context, services),
    readProgramCovers(context),
  ])
  const service = answer?.data.find(({ id }) => id === productServiceId)
  const programTitle = service && coverOf(service.programSlug).programTitle
  if (!programTitle) return null
  const { durationWeeks, priceRupiah } = service
  return { programTitle, durationWeeks, priceRupiah }
}
