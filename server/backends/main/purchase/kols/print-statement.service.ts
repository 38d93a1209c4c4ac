import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import type { StatementPdf } from '#server/contract/kol.schema.ts'
import { findKolOfUser } from './kol.repository.ts'
import { listStatements } from './kol-payout.repository.ts'
import { renderStatement } from './render-statement.ts'
import { findStaffKol } from './staff-kol.repository.ts'

type Wanted = { month: string; locale: ContentLocale }

/** @throws MainFailure `ERR_NO_KOL` for an unknown code, and for a month without a statement */
export async function printStatement(
  context: MainContext,
  { code, month, locale }: Wanted & { code: string },
): Promise<StatementPdf> {
  const { db, clock, productName, seller, takesRealMoney } = context
  const found = await findStaffKol(db, code, dayInJakarta(clock.now()))
  const printed =
    found && (await listStatements(db, code)).find((it) => it.statement.month === month)
  if (!printed) throw new MainFailure('ERR_NO_KOL')
  const pdf = await renderStatement({
    ...{ locale, productName, seller, isDemo: !takesRealMoney, ...printed },
    partnerName: found.kol.name,
  })
  return { name: `${code}-${month}`, pdfBase64: Buffer.from(pdf).toString('base64') }
}

/** @throws MainFailure `ERR_NO_KOL`, also for a member who never had a code */
export async function printOwnStatement(
  context: MainContext,
  { user }: Member,
  wanted: Wanted,
): Promise<StatementPdf> {
  const kol = await findKolOfUser(context.db, user.id)
  if (!kol) throw new MainFailure('ERR_NO_KOL')
  return printStatement(context, { code: kol.code, ...wanted })
}
