import type { ContentLocale } from '#server/contract/envelope.schema.ts'

/** The terms of every promo; they describe how orders work. */
export const promoTerms: Record<ContentLocale, string[]> = {
  id: [
    'Tidak ada kode. Harga promo sudah tercantum di halaman program dan di pesananmu selama promo berjalan.',
    'Yang dihitung adalah saat pesanan dibuat. Pesanan yang dibuat selama promo tetap memakai harga itu, meskipun dibayar setelahnya.',
    'Isi program tidak berubah: jumlah minggu, jumlah sesi, dan ahli gizinya sama seperti dengan harga normal.',
    'Pesanan yang dibuat sebelum promo dimulai tidak berubah harganya.',
  ],
  en: [
    'There is no code. While the promo runs, the lower price is already on the program’s page and in your order.',
    'What counts is when you place the order. An order placed during the promo keeps its price, even when it is paid afterwards.',
    'Only the price changes: weeks, sessions and nutritionist are the same.',
    'Orders placed before the promo keep the price they had.',
  ],
}
