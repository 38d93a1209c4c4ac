import type { PromoSeed } from '#server/seeds/cms/promo-seed.ts'
import { promoTerms } from './promo-terms.ts'

export const jantungOktober: PromoSeed = {
  promoId: 'jantung-oktober',
  illustration: 'heart',
  id: {
    title: 'Oktober untuk jantung',
    summary: 'Durasi 12 minggu Jantung Sehat lebih murah sepanjang Oktober 2026.',
    keyword: 'promo jantung sehat, oktober',
    introduction: [
      'Sepanjang Oktober kami mengajak orang memeriksa pemakaian garam di dapurnya sendiri, dengan durasi 12 minggu Jantung Sehat yang lebih murah.',
    ],
    terms: promoTerms.id,
  },
  en: {
    title: 'October for the heart',
    summary: '12 weeks of Healthy Heart cost less throughout October 2026.',
    keyword: 'healthy heart promo, october',
    introduction: [
      'Throughout October we invited people to look at the salt in their own kitchens, with a lower price for the 12 weeks of Healthy Heart.',
    ],
    terms: promoTerms.en,
  },
}
