import * as v from 'valibot'
import { hourMs } from '#app/lib/time.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { keyOf, openSealed, sealText } from '#server/sealed-text.ts'

const lifetimeMs = hourMs

const ticketSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ secret: v.string(), userId: v.string(), expiresAt: v.number() }),
)

type TicketContext = Pick<MainContext, 'clock' | 'secrets'>
type Offer = { userId: string; secret: string }

/** Seals a secret that a person's app may get, so that nothing is stored before they confirm it. */
export function makeTicket(context: TicketContext, offer: Offer): string {
  const expiresAt = context.clock.now().getTime() + lifetimeMs
  return sealText(keyOf(context.secrets.otp, 'enrolment'), JSON.stringify({ ...offer, expiresAt }))
}

/** Returns the secret; undefined if the ticket is forged, too old, or another person's. */
export function secretOfTicket(
  context: TicketContext,
  { userId, ticket }: { userId: string; ticket: string },
): string | undefined {
  const read = v.safeParse(ticketSchema, openOrNothing(context, ticket))
  if (!read.success || read.output.userId !== userId) return undefined
  return read.output.expiresAt > context.clock.now().getTime() ? read.output.secret : undefined
}

function openOrNothing({ secrets }: TicketContext, ticket: string): string | undefined {
  try {
    return openSealed(keyOf(secrets.otp, 'enrolment'), ticket)
  } catch {
    return undefined
  }
}
