import * as v from 'valibot'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { isPkpAt } from '#server/backends/main/purchase/pkp/pkp-status.service.ts'
import type {
  SoldService,
  SoldServiceDetail,
  SoldServices,
} from '#server/contract/admin-catalogue.schema.ts'
import { taxClassSchema } from '#server/contract/order-line.schema.ts'
import type { productPriceTable } from '#server/db/main/product-price.table.ts'
import type { ProductServiceRow } from '#server/db/main/product-service.table.ts'
import { findNewConsultation, type NewConsultation } from './new-consultation.ts'
import { atPriceOf } from './price-of-today.ts'
import {
  countOpen,
  listApprovedPrices,
  listAskedPrices,
  listSoldServices,
} from './sold-service.repository.ts'

type Context = Pick<MainContext, 'db' | 'clock'>
type PriceRow = typeof productPriceTable.$inferSelect

/** Returns every service with its prices of now and later. */
export async function readSoldServices({ db, clock }: Context): Promise<SoldServices> {
  const now = clock.now()
  return { services: await withTerms({ db, now }, await listSoldServices(db, now)) }
}

/** @throws MainFailure `ERR_NO_PRODUCT_SERVICE_ID` */
export async function readSoldService(
  { db, clock }: Context,
  { id, me }: { id: string; me: string },
): Promise<SoldServiceDetail> {
  const now = clock.now()
  const [sold] = await withTerms({ db, now }, await listSoldServices(db, now, id))
  const unsold = sold ? undefined : await findNewConsultation(db, id)
  const asked = (await listAskedPrices(db, now)).find(({ approval }) => approval.subject === id)
  const service = sold ?? (unsold && withoutPrice(unsold, asked !== undefined))
  if (!service) throw new MainFailure('ERR_NO_PRODUCT_SERVICE_ID')
  const prices = await listApprovedPrices(db, [id])
  return {
    ...service,
    isNew: sold === undefined,
    isPkp: await isPkpAt(db, now),
    past: prices.filter(({ startsAt }) => startsAt <= now).map(termsOf),
    ...(await countOpen(db, id)),
    asked: asked ? askedOf(asked, { me, now }) : null,
  }
}

function withoutPrice(
  { withdrawnAt: _, ...unsold }: NewConsultation,
  isAsked: boolean,
): SoldService {
  const noPrice = { priceRupiah: 0, regularPriceRupiah: 0, promotionId: null, coming: [] }
  return { ...unsold, ...noPrice, withdrawnAt: null, isAsked }
}

async function withTerms(
  { db, now }: Pick<Context, 'db'> & { now: Date },
  rows: ProductServiceRow[],
): Promise<SoldService[]> {
  const charged = await atPriceOf(now, db, rows)
  const prices = await listApprovedPrices(
    db,
    rows.map(({ id }) => id),
  )
  const asked = await listAskedPrices(db, now)
  return rows.map((row, index) => {
    const { priceRupiah = row.priceRupiah, reduction } = charged[index] ?? {}
    const { id, programSlug, durationWeeks, sessionCount, taxClass, withdrawnAt } = row
    return {
      ...{ id, programSlug, durationWeeks, sessionCount, taxClass, priceRupiah },
      regularPriceRupiah: row.priceRupiah,
      promotionId: reduction?.promotionId ?? null,
      coming: comingOf(
        prices.filter(({ productServiceId }) => productServiceId === id),
        now,
      ),
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
      isAsked: asked.some(({ approval }) => approval.subject === id),
    }
  })
}

/** Of two prices for one start, the one that was recorded later counts. */
function comingOf(prices: PriceRow[], now: Date) {
  const byStart = Map.groupBy(
    prices.filter(({ startsAt }) => startsAt > now),
    ({ startsAt }) => startsAt.getTime(),
  )
  return [...byStart.values()].flatMap(([latest]) => (latest ? termsOf(latest) : [])).toReversed()
}

function termsOf({ startsAt, priceRupiah, taxClass }: PriceRow) {
  return { startsAt: startsAt.toISOString(), priceRupiah, taxClass }
}

type Asked = Awaited<ReturnType<typeof listAskedPrices>>[number]

function askedOf({ approval, requestedBy }: Asked, { me, now }: { me: string; now: Date }) {
  const { id, payload, reason, requestedAt } = approval
  const startsAt = String(payload.startsAt) || null
  return {
    ...{ approvalId: id, reason, startsAt },
    priceRupiah: Number(payload.priceRupiah),
    taxClass: v.parse(taxClassSchema, payload.taxClass),
    requestedBy: requestedBy ?? '',
    requestedAt: requestedAt.toISOString(),
    isMine: approval.requestedBy === me,
    isOver: startsAt !== null && new Date(startsAt) <= now,
  }
}
