import type { TextPageSeed } from '#server/seeds/cms/text-page-seed.ts'

export const checks: TextPageSeed = {
  slug: 'cek-gizi',
  validFrom: null,
  id: {
    title: 'Cek piring dan berat badanmu',
    lead: 'Dua cek singkat menurut pedoman Indonesia, tanpa akun. Yang kamu isi tidak dikirim dan tidak disimpan.',
    metaTitle: 'Cek IMT dan isi piring',
    metaDescription:
      'Hitung IMT menurut dua pedoman Indonesia, dan lihat apakah piringmu sudah lengkap menurut Isi Piringku. Tanpa akun.',
    keyword: 'cek IMT, hitung BMI, isi piringku, berat badan ideal, piring makan sehat',
    sections: [],
  },
  en: {
    title: 'Check your plate and your weight',
    lead: 'Two short checks by Indonesian guidelines, without an account. What you enter is not sent and not saved.',
    metaTitle: 'Check your BMI and your plate',
    metaDescription:
      'Work out your BMI by two Indonesian guidelines, and see whether your plate is complete by Isi Piringku. No account needed.',
    keyword: 'BMI calculator, Indonesian plate guide, Isi Piringku, healthy weight',
    sections: [],
  },
}
