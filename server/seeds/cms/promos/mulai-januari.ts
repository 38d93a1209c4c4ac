import type { PromoSeed } from '#server/seeds/cms/promo-seed.ts'
import { promoTerms } from './promo-terms.ts'

export const mulaiJanuari: PromoSeed = {
  promoId: 'mulai-januari',
  illustration: 'tape-measure',
  id: {
    title: 'Mulai pelan di Januari',
    summary:
      'Durasi 12 minggu Berat Sehat dan Puasa Berselang lebih murah, bagi yang ingin mulai pelan-pelan.',
    keyword: 'promo berat sehat, promo puasa berselang, mulai januari',
    introduction: [
      'Januari biasanya ramai dengan janji besar. Kami mengajakmu membuat satu perubahan kecil yang masih bertahan sampai Maret.',
      'Selama promo, durasi 12 minggu Berat Sehat dan Puasa Berselang lebih murah. Kedua program dimulai dengan memeriksa apakah kamu memang cocok mengikutinya.',
    ],
    terms: promoTerms.id,
  },
  en: {
    title: 'A slow start in January',
    summary:
      '12 weeks of Healthy Weight or Intermittent Fasting cost less, for those who want to start slowly.',
    keyword: 'healthy weight promo, intermittent fasting promo, january',
    introduction: [
      'January tends to be full of large promises. We suggest one small change that is still there in March.',
      'During the promo, 12 weeks of Healthy Weight or Intermittent Fasting cost less. Both begin by checking whether they suit you at all.',
    ],
    terms: promoTerms.en,
  },
}
