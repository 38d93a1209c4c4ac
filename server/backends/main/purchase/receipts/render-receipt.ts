import { buffer } from 'node:stream/consumers'
import { fitFont, registerFonts } from '#app/lib/print-fonts.server.ts'
import { formatMomentWithWeekday, formatRupiah } from '#server/backends/main/platform/wib.ts'
import {
  colours,
  drawDemoNotice,
  drawPair,
  drawRule,
  drawTitle,
  linesOf,
  page,
} from '#server/backends/main/purchase/printed-page.ts'
import type { ReceiptContent } from '#server/db/main/receipt-content.ts'
import { needsStampDuty, receiptWordsOf } from './receipt-words.ts'

type PrintedReceipt = ReceiptContent & {
  number: string
  buyerName: string
  /** The number of the receipt that it replaces. */
  replaces: string | null
}

/** Renders a receipt as one A4 page of PDF. The same receipt gives the same bytes. */
export async function renderReceipt(receipt: PrintedReceipt): Promise<Uint8Array> {
  // The library and fonts load slowly, so only a process that renders loads them.
  const { default: PdfDocument } = await import('pdfkit')
  const words = receiptWordsOf(receipt.locale)
  const document = new PdfDocument({
    size: 'A4',
    margin: page.margin,
    lang: receipt.locale,
    info: {
      Title: `${words.title} ${receipt.number}`,
      Author: receipt.seller.name,
      CreationDate: new Date(receipt.paidAt),
    },
  })
  const { seller, buyerName } = receipt
  await registerFonts(document, [seller.name, seller.address, buyerName])
  const bytes = buffer(document)
  drawHead(document, receipt)
  drawParties(document, receipt)
  drawLines(document, receipt)
  drawNotes(document, receipt)
  document.end()
  return bytes
}

function drawHead(document: PDFKit.PDFDocument, receipt: PrintedReceipt): void {
  const words = receiptWordsOf(receipt.locale)
  drawTitle(document, { productName: receipt.productName, title: words.title })
  const facts = [
    { label: words.number, value: receipt.number },
    ...(receipt.replaces ? [{ label: words.replaces, value: receipt.replaces }] : []),
    { label: words.paid, value: formatMomentWithWeekday(new Date(receipt.paidAt), receipt.locale) },
    receipt.orderNumber
      ? { label: words.order, value: receipt.orderNumber }
      : { label: words.transaction, value: receipt.transactionId },
  ]
  for (const fact of facts) drawPair(document, { ...fact, isStrong: false })
  document.moveDown(1)
}

function drawParties(document: PDFKit.PDFDocument, { locale, seller, buyerName }: PrintedReceipt) {
  const words = receiptWordsOf(locale)
  const top = document.y
  const column = page.width / 2 - 12
  drawParty(document, { label: words.seller, lines: linesOf(seller, words.npwp), x: page.margin })
  const sellerEnd = document.y
  document.y = top
  drawParty(document, {
    label: words.buyer,
    lines: [buyerName || '–'],
    x: page.margin + column + 24,
  })
  document.y = Math.max(sellerEnd, document.y) + 20

  function drawParty(on: typeof document, party: { label: string; lines: string[]; x: number }) {
    const options = { width: column }
    on.font('text').fontSize(9).fillColor(colours.quiet).text(party.label, party.x, on.y, options)
    on.fontSize(11).fillColor(colours.ink)
    for (const [index, line] of party.lines.entries()) {
      const drawn = fitFont(on, index === 0 ? 'bold' : 'text', line)
      on.text(drawn, party.x, on.y + 2, options)
      on.fontSize(10)
    }
  }
}

function drawLines(document: PDFKit.PDFDocument, receipt: PrintedReceipt): void {
  const { locale, lines, totalRupiah, tax } = receipt
  const words = receiptWordsOf(locale)
  drawPair(document, { label: words.item, value: words.amount, isStrong: false })
  drawRule(document)
  for (const { label, amountRupiah } of lines)
    drawPair(document, {
      label,
      value: formatRupiah(amountRupiah, locale),
      isStrong: false,
      isInk: true,
    })
  drawRule(document)
  drawPair(document, {
    label: words.total,
    value: formatRupiah(totalRupiah, locale),
    isStrong: true,
  })
  document.moveDown(0.5)
  for (const line of words.taxLines(tax)) drawPair(document, { ...line, isStrong: false })
}

function drawNotes(document: PDFKit.PDFDocument, receipt: PrintedReceipt): void {
  const words = receiptWordsOf(receipt.locale)
  const notes = [
    words.taxNote(receipt.tax),
    needsStampDuty(receipt.totalRupiah) ? words.stampDuty : '',
    words.closing,
  ]
  document.moveDown(1.5).font('text').fontSize(9).fillColor(colours.quiet)
  for (const note of notes.filter(Boolean))
    document.text(note, page.margin, document.y + 4, { width: page.width })
  if (receipt.isDemo) drawDemoNotice(document, words.demo)
}
