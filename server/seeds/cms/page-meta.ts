import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import type { MetaPage } from '#server/db/cms/page-meta.table.ts'
import { programSlugs } from '#server/seeds/program-slugs.ts'

type MetaText = {
  title: string
  description: string
  keyword: string
  claimFreeTitle?: string
  claimFreeDescription?: string
}

/**
 * SEO texts by page. The title and description of `default` are the specification's (section 1) and
 * make claims. The backend answers them while they are switched on and proved, or as examples in a
 * demo.
 */
export const pageMeta: Record<MetaPage, Record<ContentLocale, MetaText>> = {
  default: {
    id: {
      title: 'Platform diet sehat nomor satu di Indonesia',
      description:
        '93% berhasil mengatasi masalah berat badan dan penyakit dengan diet sehat bersama ahli gizi pribadi.',
      claimFreeTitle: 'Program diet sehat dan konsultasi ahli gizi',
      claimFreeDescription:
        'Program makan seimbang dari makanan sehari-hari, dengan konsultasi daring bersama satu ahli gizi. Harga dan jumlah sesi terlihat di muka.',
      keyword: 'diet sehat, ahli gizi, konsultasi gizi online, program diet, isi piringku',
    },
    en: {
      title: 'The number one healthy-\u2060diet platform in Indonesia',
      description:
        '93% succeed at solving weight and disease problems with a healthy diet and a personal nutritionist.',
      claimFreeTitle: 'Healthy-diet programs and nutritionist consultation',
      claimFreeDescription:
        'Balanced eating built on everyday Indonesian food, with online consultations by one nutritionist. Price and number of sessions are shown up front.',
      keyword: 'healthy diet, nutritionist, online nutrition consultation, diet program, Indonesia',
    },
  },
  program: {
    id: {
      title: 'Program gizi untuk keadaanmu',
      description: `${programSlugs.length} program makan, dari piring sehari-hari sampai usia lanjut: untuk siapa, apa isinya, dan siapa yang perlu ke dokter dulu.`,
      keyword: 'program diet, program gizi, gula darah, jantung sehat, ibu hamil',
    },
    en: {
      title: 'Nutrition programs for your situation',
      description: `${programSlugs.length} eating programs, from everyday plates to later years: who they suit, what they include, and who should see a doctor first.`,
      keyword: 'diet programs, nutrition programs, blood sugar, heart health, pregnancy',
    },
  },
  'ahli-gizi': {
    id: {
      title: 'Ahli gizi pendampingmu',
      description:
        'Kenali ahli gizi yang mendampingi program: bidangnya, bahasanya, dan cara konsultasinya.',
      keyword: 'ahli gizi, nutrisionis, dietisien, konsultasi gizi online',
    },
    en: {
      title: 'The nutritionists beside you',
      description:
        'Meet the nutritionists who guide the programs: their fields, their languages and how they consult.',
      keyword: 'nutritionist, dietitian, Indonesia, online nutrition consultation',
    },
  },
  about: {
    id: {
      title: 'Tentang kami',
      description:
        'Mengapa kami memulai dari makanan yang kamu kenal, bagaimana program disusun, dan apa yang tidak kami janjikan.',
      keyword: 'tentang kami, gizi seimbang, program diet sehat',
    },
    en: {
      title: 'About us',
      description:
        'Why we start from the food you know, how programs are made, and what we do not promise.',
      keyword: 'about us, balanced nutrition, healthy-diet programs',
    },
  },
  enterprise: {
    id: {
      title: 'Program gizi untuk perusahaan',
      description:
        'Pendampingan gizi bagi karyawan Anda. Data kesehatan setiap orang tetap miliknya sendiri.',
      keyword: 'program gizi perusahaan, kesehatan karyawan, ahli gizi perusahaan',
    },
    en: {
      title: 'Nutrition programs for companies',
      description:
        'Nutrition guidance for your employees. Each person’s health data stays their own.',
      keyword: 'corporate nutrition program, employee wellbeing, company nutritionist',
    },
  },
  'promo-detail': {
    id: {
      title: 'Detail promo',
      description: 'Syarat, masa berlaku, dan program yang termasuk dalam promo ini.',
      keyword: 'promo program gizi, syarat promo',
    },
    en: {
      title: 'Promo details',
      description: 'Terms, validity and the programs that this promo covers.',
      keyword: 'nutrition program promo, promo terms',
    },
  },
}
