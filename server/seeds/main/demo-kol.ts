import { eq } from 'drizzle-orm'
import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { hashPassword } from '#server/backends/main/identity/auth/password-hash.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { addDays } from '#server/backends/main/platform/calendar-day.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { findProductService } from '#server/backends/main/purchase/catalogue/product-service.repository.ts'
import { creditKol } from '#server/backends/main/purchase/kols/credit-kol.service.ts'
import {
  askKolPayout,
  decideKolPayout,
} from '#server/backends/main/purchase/kols/kol-payout.service.ts'
import { mailKolStatement } from '#server/backends/main/purchase/kols/kol-statement.service.ts'
import { readStaffKol } from '#server/backends/main/purchase/kols/staff-kol.service.ts'
import { daysBetween } from '#server/contract/bare-dates.ts'
import { orderTable } from '#server/db/main/order.table.ts'
import type { ProductServiceId } from '#server/seeds/program-slugs.ts'
import { actOf } from './demo-act.ts'
import { demoKolCode as code, insertDemoPerson, insertDemoProgram } from './demo-members.ts'

type People = { askedBy: string; decidedBy: string }

/** Gives the demo KOL two months: two people have paid the earlier one, the last waits for it. */
export async function seedKolMonths(context: MainContext, people: People): Promise<void> {
  const thisMonth = dayInJakarta(context.clock.now()).slice(0, 7)
  const last = monthBefore(thisMonth)
  const earlier = monthBefore(last)
  await buy(context, { firstName: 'Tono', serviceId: 'berat-sehat-12w', on: `${earlier}-10` })
  await buy(context, { firstName: 'Dewi', serviceId: 'seimbang-harian-12w', on: `${last}-10` })
  await mailKolStatement(on(context, `${last}-01`))
  await payOut(on(context, `${last}-05`), { ...people, month: earlier, paidOn: `${last}-04` })
  await mailKolStatement(context)
}

type Buyer = { firstName: string; serviceId: ProductServiceId; on: string }

/** Makes a member who bought through the link on a day. */
async function buy(context: MainContext, { firstName, serviceId, on: day }: Buyer): Promise<void> {
  const { clock } = context
  await context.db.transaction(async (tx) => {
    const passwordHash = await hashPassword(randomId())
    const email = `${firstName.toLowerCase()}@demo.seimbang.id`
    const user = await insertDemoPerson(tx, clock, { email, firstName, lastName: '', passwordHash })
    const service = await findProductService(tx, serviceId)
    if (!user || !service) return
    const daysAgo = daysBetween(day, dayInJakarta(clock.now()))
    await insertDemoProgram(tx, clock, { user, service, daysAgo, seller: context, kolCode: code })
    const [order] = await tx.select().from(orderTable).where(eq(orderTable.userId, user.id))
    if (!order) return
    const sale = { orderId: order.id, retainedRupiah: order.totalRupiah }
    await creditKol({ clock: { now: () => order.createdAt } }, tx, sale)
  })
}

async function payOut(
  context: MainContext,
  { askedBy, decidedBy, month, paidOn }: People & { month: string; paidOn: string },
): Promise<void> {
  const read = () => readStaffKol(context, { code, me: askedBy })
  const { owedRupiah: amountRupiah } = await read()
  await askKolPayout(context, actOf('kol_payout_proposed', 'kol', askedBy), {
    ...{ code, month, amountRupiah, paidOn },
    ...{ reference: 'CONTOH-TRX-1', evidence: 'Drive/Mitra/CONTOH-TRX-1.pdf' },
    reason: 'Komisi bulanan menurut laporan.',
  })
  const approvalId = (await read()).asked?.approvalId
  if (!approvalId) throw new Error('The payout of the demo was not asked for')
  const act = actOf('kol_payout_decided', 'approval', decidedBy)
  await decideKolPayout(context, act, { approvalId, state: 'approved' })
}

/** The context at nine in the morning of a day in Jakarta. */
function on(context: MainContext, day: string): MainContext {
  return { ...context, clock: { now: () => new Date(`${day}T09:00:00+07:00`) } }
}

function monthBefore(month: string): string {
  return addDays(`${month}-01`, -1).slice(0, 7)
}
