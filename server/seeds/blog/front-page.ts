import type { PageMeta } from '#server/contract/content.schema.ts'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'

export const frontPage: Record<ContentLocale, PageMeta> = {
  id: {
    title: 'Blog gizi sehari-hari',
    description:
      'Tulisan pendek tentang piring, angka, dan kebiasaan makan di Indonesia, dengan sumber yang bisa kamu periksa.',
    keyword: 'blog gizi, isi piringku, IMT, gula garam lemak',
  },
  en: {
    title: 'Notes on everyday nutrition',
    description:
      'Short reads on plates, numbers and eating habits in Indonesia, with sources that you can check.',
    keyword: 'nutrition blog, Indonesia, plate guide, BMI, sugar salt fat',
  },
}
