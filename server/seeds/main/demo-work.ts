import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { hourMs } from '#app/lib/time.ts'
import {
  decideCredential,
  enterCredential,
} from '#server/backends/main/consultation/staff-practices/credential.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { addDays } from '#server/backends/main/platform/calendar-day.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { saveLead } from '#server/backends/main/purchase/leads/lead.service.ts'
import { enterRequest } from '#server/backends/main/staff/privacy-cases/privacy-case.service.ts'
import type { Lead } from '#server/contract/lead.schema.ts'
import { credentialTable } from '#server/db/main/credential.table.ts'
import { leadTable } from '#server/db/main/lead.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import { actOf } from './demo-act.ts'
import { seedKolMonths } from './demo-kol.ts'
import { refundByHand } from './demo-refund.ts'

/** The nutritionist whose licence ends soon. No demo member is in their care. */
const slug = 'agus-setiawan'

const enquiry: Lead = {
  submissionId: '0'.repeat(32),
  name: 'Ratna Kirana',
  email: 'ratna@contoh.seimbang.example',
  company: 'PT Contoh Maju',
  staffCount: '50-199',
  phone: '',
  message:
    'Selamat pagi. Kami mencari program untuk sekitar 80 karyawan di dua kantor. Boleh minta penawaran?',
  locale: 'id',
  consentVersion: '2026-11-21',
}

const dataRequest = {
  kind: 'access',
  channel: 'mail',
  contact: 'budi@demo.seimbang.id',
  summary: 'Minta salinan semua data yang disimpan tentang dirinya.',
} as const

/**
 * Gives the staff of a demo tasks. An enquiry waits since the day before yesterday, and a data
 * request waits. A licence ends in 30 days, with a renewal to verify. A refund is by hand, and a KOL
 * is to be paid. Does nothing the second time.
 */
export async function seedDemoWork(context: MainContext): Promise<void> {
  const { db, clock } = context
  const known = eq(leadTable.submissionId, enquiry.submissionId)
  if ((await db.$count(leadTable, known)) > 0) return
  const enteredBy = await idOf(context, 'yoga@demo.seimbang.id')
  const decidedBy = await idOf(context, 'rina@demo.seimbang.id')
  if (!enteredBy || !decidedBy) return
  const waitingSince = later(clock.now(), -50 * hourMs)
  await saveLead({ ...context, clock: { now: () => waitingSince } }, enquiry, 'demo')
  await enterRequest(context, actOf('case_entered', 'privacy_case', enteredBy), {
    ...dataRequest,
    receivedAt: later(clock.now(), -20 * hourMs).toISOString(),
  })
  await seedLicence(context, { enteredBy, decidedBy })
  await refundByHand(context)
  await seedKolMonths(context, { askedBy: enteredBy, decidedBy })
}

async function seedLicence(
  context: MainContext,
  { enteredBy, decidedBy }: { enteredBy: string; decidedBy: string },
): Promise<void> {
  const document = await readFile(new URL('demo-licence.pdf', import.meta.url))
  const base64 = document.toString('base64')
  const endsOn = addDays(dayInJakarta(context.clock.now()), 30)
  const of = (year: number) => ({ number: `CONTOH-SIP-${year}`, issuer: 'Kota Semarang' })
  const enter = (part: { number: string; issuer: string }, validUntil: string) =>
    enterCredential(context, actOf('credential_entered', 'practice', enteredBy), {
      ...{ slug, base64, facts: { kind: 'sip', ...part, validUntil } },
    })
  await enter(of(1), endsOn)
  const [entered] = await context.db
    .select({ id: credentialTable.id })
    .from(credentialTable)
    .where(eq(credentialTable.practiceSlug, slug))
  if (!entered) throw new Error('The licence of the demo was not entered')
  await decideCredential(context, actOf('credential_decided', 'credential', decidedBy), {
    ...{ id: entered.id, state: 'verified', decision: 'Dokumen contoh.' },
  })
  await enter(of(2), addDays(endsOn, 5 * 365))
}

async function idOf({ db }: MainContext, email: string): Promise<string | undefined> {
  const [user] = await db
    .select({ id: userTable.id })
    .from(userTable)
    .where(eq(userTable.email, email))
  return user?.id
}
