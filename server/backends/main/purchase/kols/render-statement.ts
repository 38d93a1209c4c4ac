import { buffer } from 'node:stream/consumers'
import { fitFont, registerFonts } from '#app/lib/print-fonts.server.ts'
import { formatDay, formatRupiah } from '#server/backends/main/platform/wib.ts'
import {
  colours,
  drawDemoNotice,
  drawPair,
  drawRule,
  drawTitle,
  linesOf,
  page,
} from '#server/backends/main/purchase/printed-page.ts'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import type { KolPayoutRow } from '#server/db/main/kol-payout.table.ts'
import type { kolStatementTable } from '#server/db/main/kol-statement.table.ts'
import type { Seller } from '#server/db/main/receipt-content.ts'
import { nameOfMonth, statementWordsOf } from './statement-words.ts'

export type PrintedStatement = {
  locale: ContentLocale
  productName: string
  seller: Seller
  isDemo: boolean
  /** Empty once the account is deleted. */
  partnerName: string
  statement: typeof kolStatementTable.$inferSelect
  payout: Pick<KolPayoutRow, 'amountRupiah' | 'paidOn' | 'reference'> | null
}

/** Renders the statement of a month as one A4 page of PDF. The same one gives the same bytes. */
export async function renderStatement(printed: PrintedStatement): Promise<Uint8Array> {
  const { default: PdfDocument } = await import('pdfkit')
  const { locale, productName, seller, partnerName, statement } = printed
  const words = statementWordsOf(locale)
  const document = new PdfDocument({
    size: 'A4',
    margin: page.margin,
    lang: locale,
    info: {
      Title: `${words.title} ${statement.kolCode} ${statement.month}`,
      Author: seller.name,
      CreationDate: statement.createdAt,
    },
  })
  await registerFonts(document, [seller.name, seller.address, partnerName])
  const bytes = buffer(document)
  drawTitle(document, { productName, title: words.title })
  drawFacts(document, printed)
  drawAmounts(document, printed)
  document.moveDown(1.5).font('text').fontSize(9).fillColor(colours.quiet)
  document.text(words.closing, page.margin, document.y, { width: page.width })
  if (printed.isDemo) drawDemoNotice(document, words.demo)
  document.end()
  return bytes
}

function drawFacts(
  document: PDFKit.PDFDocument,
  { locale, seller, partnerName, statement: { kolCode, month } }: PrintedStatement,
): void {
  const words = statementWordsOf(locale)
  drawPair(document, { label: words.month, value: nameOfMonth(month, locale), isStrong: false })
  drawPair(document, { label: words.code, value: kolCode, isStrong: false })
  for (const { label, lines } of [
    { label: words.partner, lines: [partnerName || '–'] },
    { label: words.from, lines: linesOf(seller, words.npwp) },
  ]) {
    document.moveDown(1).font('text').fontSize(9).fillColor(colours.quiet)
    document.text(label, page.margin, document.y, { width: page.width })
    document.fontSize(11).fillColor(colours.ink)
    for (const [index, line] of lines.entries()) {
      const drawn = fitFont(document, index === 0 ? 'bold' : 'text', line)
      document.text(drawn, page.margin, document.y + 2, { width: page.width })
    }
  }
  document.moveDown(1)
}

function drawAmounts(
  document: PDFKit.PDFDocument,
  { locale, statement, payout }: PrintedStatement,
): void {
  const words = statementWordsOf(locale)
  const { orderCount, amountRupiah, carriedRupiah } = statement
  const plain = (label: string, value: string) =>
    drawPair(document, { label, value, isStrong: false, isInk: true })
  drawRule(document)
  plain(words.orders, String(orderCount))
  plain(words.amount, formatRupiah(amountRupiah, locale))
  plain(words.carried, formatRupiah(carriedRupiah, locale))
  drawRule(document)
  const balance = formatRupiah(amountRupiah + carriedRupiah, locale)
  drawPair(document, { label: words.balance, value: balance, isStrong: true })
  document.moveDown(1)
  if (!payout) {
    document.font('text').fontSize(10).fillColor(colours.ink)
    document.text(words.unpaid, page.margin, document.y, { width: page.width })
    return
  }
  plain(words.paid, formatRupiah(payout.amountRupiah, locale))
  plain(words.paidOn, formatDay(payout.paidOn, locale))
  plain(words.reference, payout.reference)
}
