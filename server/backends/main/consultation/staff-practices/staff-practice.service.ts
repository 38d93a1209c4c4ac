import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { dayMs } from '#app/lib/time.ts'
import { licencePass } from '#server/backends/licence-pass.ts'
import { listCaredFor } from '#server/backends/main/consultation/care/cared-for.repository.ts'
import { listConsultationPrices } from '#server/backends/main/consultation/free-times/consultation-price.repository.ts'
import { listPractices } from '#server/backends/main/consultation/practices/operated-practice.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { signPass } from '#server/backends/signed-pass.ts'
import {
  type LicenceLight,
  licenceWarningDays,
  type NutritionistDetail,
  type Nutritionists,
} from '#server/contract/admin-nutritionist.schema.ts'
import type { Credential } from '#server/contract/credential.schema.ts'
import { consultationSlugOf } from '#server/contract/single-consultation.ts'
import { countToVerify, findVerified, listCredentials } from './credential.repository.ts'
import { countClients, countSessions, listSuccessors } from './staff-practice.repository.ts'

type Facts = Nutritionists['nutritionists'][number]

/** Lists the nutritionists, those whose licence ends first at the top. */
export async function readNutritionists(context: MainContext): Promise<Nutritionists> {
  const rows = await listWithCounts(context)
  const nutritionists = rows
    .map(({ facts }) => facts)
    .toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)))
  return { nutritionists }
}

/** A person who has left needs no licence. One without a verified licence comes first. */
function orderOf({ state, practiceUntil, slug }: Facts): string {
  return `${state === 'left' ? 1 : 0}${practiceUntil ?? '0000-00-00'}${slug}`
}

/** @throws MainFailure `ERR_NO_PRACTICE` */
export async function readNutritionist(
  context: MainContext,
  { slug, me }: { slug: string; me: string },
): Promise<NutritionistDetail> {
  const { db, clock } = context
  const now = clock.now()
  const found = (await listWithCounts(context)).find(({ facts }) => facts.slug === slug)
  if (!found) throw new MainFailure('ERR_NO_PRACTICE')
  const { practice, facts } = found
  const clients = await listCaredFor(db, { practiceNumber: practice.number, now })
  const { email, isSuspended, zone, takesNewClients } = practice
  const prices = await listConsultationPrices(db, now)
  return {
    ...facts,
    ...{ email, isSuspended, zone, takesNewClients },
    priceRupiah: prices.get(consultationSlugOf(slug)) ?? null,
    credentials: await credentialsOf(context, slug, me),
    careOf: clients.map(({ user, sessions, nextSessionAt }) => ({
      name: `${user.firstName} ${user.lastName}`.trim(),
      sessions,
      nextSessionAt: nextSessionAt?.toISOString() ?? null,
    })),
    successors: await listSuccessors(db, { slug, today: dayInJakarta(now) }),
  }
}

async function credentialsOf({ db }: MainContext, slug: string, me: string): Promise<Credential[]> {
  const rows = await listCredentials(db, slug)
  return rows.map(({ credential, enteredBy, decidedBy }) => {
    const { id, kind, number, issuer, validUntil, state, decision } = credential
    return {
      ...{ id, kind, number, issuer, validUntil, state, decision, decidedBy },
      enteredBy: enteredBy ?? '',
      enteredAt: credential.enteredAt.toISOString(),
      isMine: credential.enteredBy === me,
      decidedAt: credential.decidedAt?.toISOString() ?? null,
    }
  })
}

/** Returns a pass with what is verified; null without a verified licence. */
export async function licencePassOf(
  { db, clock, secrets }: MainContext,
  practiceSlug: string,
): Promise<string | null> {
  const str = await findVerified(db, { practiceSlug, kind: 'str' })
  const sip = await findVerified(db, { practiceSlug, kind: 'sip' })
  if (!sip?.validUntil) return null
  return signPass({ clock, passSecret: secrets.contentPass }, licencePass, {
    sub: practiceSlug,
    str: str ? { number: str.number, issuer: str.issuer, validUntil: str.validUntil } : null,
    sip: { number: sip.number, place: sip.issuer, validUntil: sip.validUntil },
  })
}

async function listWithCounts({ db, clock }: MainContext) {
  const now = clock.now()
  const today = dayInJakarta(now)
  const [practices, clients, sessions, toVerify] = await Promise.all([
    listPractices(db, now),
    countClients(db),
    countSessions(db, now),
    countToVerify(db),
  ])
  return practices.map((practice) => {
    const { slug, name, state, practiceUntil, invitedEmail, number } = practice
    const facts: Facts = {
      ...{ slug, name, state, practiceUntil, invitedEmail },
      light: lightOf(practiceUntil, today),
      clients: clients.find((row) => row.number === number)?.count ?? 0,
      sessions: sessions.find((row) => row.number === number)?.count ?? 0,
      toVerify: toVerify.find((row) => row.slug === slug)?.count ?? 0,
    }
    return { practice, facts }
  })
}

function lightOf(practiceUntil: string | null, today: string): LicenceLight {
  if (practiceUntil === null) return 'none'
  const days = (Date.parse(practiceUntil) - Date.parse(today)) / dayMs
  if (days < 0) return 'over'
  if (days <= licenceWarningDays.urgent) return 'urgent'
  return days <= licenceWarningDays.soon ? 'soon' : 'good'
}
