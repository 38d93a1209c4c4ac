import { formatRupiah } from '#server/backends/main/platform/wib.ts'
import { type Letter, letterToStaff } from './letter.ts'

type AmountTask = {
  orderNumber: string
  providerOrderId: string
  totalRupiah: number
  /** Undefined if the provider named no whole rupiah. */
  paidRupiah: number | undefined
  dashboard: { providerName: string; url: string }
}

/** Tells the bookkeeper that the provider took another amount than the order's. */
export function writeAmountTaskMail(
  productName: string,
  { orderNumber, providerOrderId, totalRupiah, paidRupiah, dashboard }: AmountTask,
): Letter {
  return letterToStaff(productName, 'amount_task', {
    subject: `Jumlah pembayaran tidak cocok: ${orderNumber}`,
    title: 'Jumlah pembayaran tidak cocok',
    paragraphs: [
      'Penyedia pembayaran melaporkan jumlah yang berbeda dari pesanan, jadi pesanan ini belum kami anggap lunas. Periksa dasbor penyedia: bila uangnya masuk, kembalikan, lalu kabari pelanggan.',
    ],
    facts: [
      { label: 'Nomor pesanan', value: orderNumber },
      { label: 'Nomor di penyedia', value: providerOrderId },
      { label: 'Jumlah pesanan', value: formatRupiah(totalRupiah, 'id') },
      {
        label: 'Jumlah di penyedia',
        value: paidRupiah === undefined ? 'tidak terbaca' : formatRupiah(paidRupiah, 'id'),
      },
    ],
    action: { link: dashboard.url, label: `Buka dasbor ${dashboard.providerName}` },
  })
}
