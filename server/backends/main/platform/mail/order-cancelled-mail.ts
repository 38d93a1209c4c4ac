import { type Addressee, type Letter, letterTo } from './letter.ts'
import { purchaseFact, purchaseNameOf } from './purchase-name.ts'

type Cancelled = { orderNumber: string; programSlug: string; link: string }

/** Tells a member that our staff cancelled an order that was not paid. */
export function writeOrderCancelledMail(
  to: Addressee,
  { orderNumber, programSlug, link }: Cancelled,
): Letter {
  const name = purchaseNameOf(programSlug, to.locale)
  return letterTo(to, 'order_cancelled', {
    id: {
      subject: `Pesanan dibatalkan: ${name}`,
      title: 'Pesananmu kami batalkan',
      paragraphs: [
        'Pesanan ini belum dibayar, jadi tidak ada yang ditagih. Mohon jangan membayar dengan kode atau nomor yang lama.',
        'Telanjur membayar? Uangmu tetap dihitung: begitu masuk, pesanan ini berlaku lagi.',
      ],
      facts: [purchaseFact(programSlug, 'id'), { label: 'Nomor pesanan', value: orderNumber }],
      action: { link, label: 'Lihat pesanan' },
      notes: ['Kamu bisa memesan lagi kapan saja. Ada pertanyaan? Balas saja email ini.'],
    },
    en: {
      subject: `Order cancelled: ${name}`,
      title: 'We cancelled your order',
      paragraphs: [
        'This order was not paid, so nothing is charged. Please don’t pay with its old code or number.',
        'Already paid? Your money still counts: once it arrives, the order is valid again.',
      ],
      facts: [purchaseFact(programSlug, 'en'), { label: 'Order number', value: orderNumber }],
      action: { link, label: 'See the order' },
      notes: ['You can order again at any time. Questions? Just reply to this email.'],
    },
  })
}
