import type { PromoSeed } from '#server/seeds/cms/promo-seed.ts'
import { promoTerms } from './promo-terms.ts'

export const mejaLiburan: PromoSeed = {
  promoId: 'meja-liburan',
  illustration: 'family-table',
  id: {
    title: 'Meja liburan',
    summary:
      'Durasi 12 minggu Meja Keluarga dan Lansia Bugar lebih murah, saat semua orang sedang di rumah.',
    keyword: 'promo meja keluarga, program gizi lansia, liburan sekolah',
    introduction: [
      'Libur sekolah sering jadi waktu anak, orang tua, dan kakek-nenek duduk di meja yang sama. Itu saat yang baik untuk menyepakati satu masakan dengan porsi yang berbeda-beda.',
      'Selama promo, durasi 12 minggu Meja Keluarga dan Lansia Bugar lebih murah. Satu orang yang memesan sudah cukup; ahli gizi mendengarkan seisi rumah.',
    ],
    terms: promoTerms.id,
  },
  en: {
    title: 'The holiday table',
    summary:
      '12 weeks of Family Table or Strong Later Years cost less, while everybody is at home.',
    keyword: 'family table promo, nutrition for older adults, school holiday',
    introduction: [
      'The school holiday often brings children, parents and grandparents to the same table. It is a good moment to agree on one dish in different portions.',
      'During the promo, 12 weeks of Family Table or of Strong Later Years cost less. One person orders; the nutritionist listens to the whole house.',
    ],
    terms: promoTerms.en,
  },
}
