import { readFreePractices } from '#app/clients/next-free.server.ts'
import { readPublic } from '#app/clients/public-read.ts'
import { undefinedIfFailed } from '#app/clients/undefined-if-failed.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import type { OrderNutritionist } from '#app/features/cart/order-nutritionist.server.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { isPathId } from '#app/lib/path-id.ts'
import { programPageSchema } from '#server/contract/content.schema.ts'
import type { FreePractice } from '#server/contract/free-times.schema.ts'
import type { OrderCheck } from '#server/contract/purchase.schema.ts'

/** Why the order shows this person. Each reason is true of a choice and of a proposal. */
export type NutritionistReason = 'keeps' | 'replaces' | 'soonest' | 'leads'

export type NutritionistProposal = {
  nutritionist: (OrderNutritionist & { reason: NutritionistReason }) | null
  /** The nutritionists who can accompany the program, in the order of the editors. */
  choices: OrderNutritionist[]
  /** The name of the wanted person who takes no new clients. */
  unavailable: string | null
}

type Wish = Pick<OrderCheck, 'productService' | 'program'> & {
  /** The slug that the member chose. */
  wanted: string | undefined
}

export const noProposal: NutritionistProposal = {
  nutritionist: null,
  choices: [],
  unavailable: null,
}

/**
 * Proposes the nutritionist of an order: the one whom the member chose, else the one who cares for
 * the program. Else it is the one with the earliest free time. Proposes no one during an outage,
 * because a purchase must not wait for a name. With a backend without practices, proposes only a
 * person who was chosen.
 */
export async function proposeNutritionist(
  context: SiteContext,
  { productService, program, wanted }: Wish,
): Promise<NutritionistProposal> {
  const { programSlug, sessionCount } = productService
  if (sessionCount === 0 || !isPathId(programSlug)) return noProposal
  const answer = readPublic(context.backends.cms, `programs/${programSlug}`, programPageSchema, {
    locale: getLocale(),
  })
  const [page, practices] = await Promise.all([
    undefinedIfFailed(context, answer),
    readFreePractices(context),
  ])
  const leaders = (page?.program.ledBy ?? []).map(({ slug, name, degrees }) => ({
    slug,
    name,
    degrees,
  }))
  return choose(leaders, { practices, wanted, kept: program?.nutritionist ?? undefined })
}

type Known = {
  practices: FreePractice[] | undefined
  wanted: string | undefined
  /** The nutritionist who cares for the program already. */
  kept: string | undefined
}

function choose(
  leaders: OrderNutritionist[],
  { practices, wanted, kept }: Known,
): NutritionistProposal {
  const takesClients = new Map(practices?.map((it) => [it.slug, it.takesNewClients]))
  const choices = practices
    ? leaders.filter(({ slug }) => slug === kept || takesClients.get(slug))
    : leaders
  const soonest = practices && soonestOf(choices, practices)
  const find = (slug: string | undefined) => choices.find((person) => person.slug === slug)
  const found = find(wanted) ?? find(kept) ?? soonest ?? (practices ? choices[0] : undefined)
  const isWantedAway = wanted !== undefined && !find(wanted)
  return {
    nutritionist: found ? { ...found, reason: reasonOf(found, { kept, soonest }) } : null,
    choices,
    unavailable: (isWantedAway && leaders.find(({ slug }) => slug === wanted)?.name) || null,
  }
}

function soonestOf(
  choices: OrderNutritionist[],
  practices: FreePractice[],
): OrderNutritionist | undefined {
  const nextFree = new Map(practices.map(({ slug, nextFreeAt }) => [slug, nextFreeAt]))
  return choices
    .filter(({ slug }) => nextFree.get(slug))
    .toSorted((one, other) =>
      (nextFree.get(one.slug) ?? '').localeCompare(nextFree.get(other.slug) ?? ''),
    )[0]
}

function reasonOf(
  { slug }: OrderNutritionist,
  { kept, soonest }: { kept: string | undefined; soonest: OrderNutritionist | undefined },
): NutritionistReason {
  if (kept !== undefined) return slug === kept ? 'keeps' : 'replaces'
  return slug === soonest?.slug ? 'soonest' : 'leads'
}
