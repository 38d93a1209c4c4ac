import type { PromoSeed } from '#server/seeds/cms/promo-seed.ts'
import { promoTerms } from './promo-terms.ts'

export const piringAkhirTahun: PromoSeed = {
  promoId: 'piring-akhir-tahun',
  illustration: 'balanced-plate',
  id: {
    title: 'Piring akhir\u00a0tahun',
    summary:
      'Durasi 4 dan 12 minggu Seimbang Harian lebih murah, supaya kamu bisa mulai sebelum undangan makan akhir tahun berdatangan.',
    keyword: 'promo seimbang harian, program gizi akhir tahun',
    introduction: [
      'Akhir tahun penuh undangan: arisan, makan kantor, kumpul keluarga. Menata piring justru paling berguna saat makanannya banyak, bukan sesudahnya.',
      'Selama promo, durasi 4 dan 12 minggu Seimbang Harian lebih murah. Kamu tidak perlu menunggu Januari, dan tidak perlu melewatkan satu undangan pun.',
    ],
    terms: promoTerms.id,
  },
  en: {
    title: 'The year-\u2060end plate',
    summary:
      '4 and 12 weeks of Everyday Balance cost less, so that you can begin before the year-end invitations arrive.',
    keyword: 'everyday balance promo, year-end nutrition program',
    introduction: [
      'The end of the year is full of invitations: office meals, family gatherings, the neighbourhood’s arisan. Arranging a plate helps most while there is plenty of food, not afterwards.',
      'During the promo, 4 and 12 weeks of Everyday Balance cost less. There is no need to wait for January, nor to decline an invitation.',
    ],
    terms: promoTerms.en,
  },
}
