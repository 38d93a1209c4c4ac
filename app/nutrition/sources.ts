/**
 * Titles of documents are never translated. A source without a url is common knowledge, and its title
 * says so, in English too.
 */
export type Source = { title: string; url?: string }

export const sources = {
  adultObesity: {
    title: 'KMK HK.01.07/MENKES/509/2025, PNPK Tata Laksana Obesitas Dewasa (menurut Legawa)',
    url: 'https://legawa.com/2026/02/01/mengupas-pedoman-nasional-terbaru-tata-laksana-obesitas-dewasa-2025',
  },
  obesityClasses: {
    title: 'PDGKI: IMT 23 dan 25 (Kompas, 25 September 2025)',
    url: 'https://lifestyle.kompas.com/copy/2025/09/25/150500220/twitter.com',
  },
  balancedNutrition: {
    title: 'Kementerian Kesehatan, Pedoman Gizi Seimbang 2014 (salinan di FlipBuilder)',
    url: 'http://online.flipbuilder.com/mlhyw/hadc/files/basic-html/page82.html',
  },
  whoAsia: {
    title: 'WHO Expert Consultation, The Lancet 2004',
    url: 'https://pubmed.ncbi.nlm.nih.gov/14726171/',
  },
  waist: {
    title:
      'Obesitas sentral: lingkar perut >\u00a090\u00a0cm dan >\u00a080\u00a0cm (Info Liputan Kini)',
    url: 'https://infoliputankini.com/lonjakan-kasus-obesitas-di-indonesia-perlu-penanganan-komprehensif-45771.html',
  },
  plate: {
    title: 'Tips atur porsi makan dengan Isi Piringku (Seni Sehat)',
    url: 'https://senisehat.com/2020/10/02/tips-atur-porsi-makan-dengan-isi-piringku/',
  },
  waistToHeight: {
    title: 'Rasio lingkar perut dan tinggi badan (pengetahuan umum)',
  },
  weightTrend: {
    title:
      'Pemulusan eksponensial 10\u00a0% sehari: John Walker, The Hacker’s Diet (pengetahuan umum)',
    url: 'https://www.fourmilab.ch/hackdiet/',
  },
  diary: {
    title: 'Catatan di tracker, dihitung situs ini',
  },
  mifflinStJeor: {
    title: 'Mifflin-St Jeor 1990 (Academy of Nutrition and Dietetics, EAL)',
    url: 'https://www.andeal.org/template.cfm?template=guide_summary&key=621',
  },
  activityFactors: {
    title: 'Mifflin-St Jeor × aktivitas (Medscape)',
    url: 'https://reference.medscape.com/calculator/846/mifflin-st-jeor-equation',
  },
  safeLoss: {
    title: 'RS UNS, penurunan berat badan yang aman (Desember 2025)',
    url: 'https://rs.uns.ac.id/rs-uns-gelar-dialog-sehat-tekankan-penurunan-berat-badan-yang-aman-dan-sehat',
  },
  gainLimit: {
    title:
      'Naik paling banyak 1\u00a0kg per minggu (batas situs ini, cermin batas turun; bukan pedoman)',
  },
  energyOfKilogram: {
    title: '7.700 kkal per kilogram berat badan (pengetahuan umum, kira-kira)',
  },
  dailySwing: {
    title: 'Berat harian naik turun 1–2\u00a0kg (pengetahuan umum)',
  },
  nationalTarget: {
    title: 'Target nasional: 5\u00a0% dalam 6 bulan (iNews)',
    url: 'https://tangsel.inews.id/read/630910/diet-olahraga-dan-pola-tidur-kunci-utama-terapi-obesitas/all',
  },
  intensiveCare: {
    title: 'AHA/ACC/TOS: 14 kontak dalam 6 bulan',
    url: 'https://www.droracle.ai/articles/644094/what-is-a-safe-amount-of-weight-reduction-in',
  },
  scoff: {
    title: 'SCOFF, BMC Psychiatry 2009, 9:5',
    url: 'https://link.springer.com/doi/10.1186/1471-244X-9-5',
  },
  recommendedIntake: {
    title: 'Permenkes 28/2019, Angka Kecukupan Gizi',
    url: 'https://jdih.kemkes.go.id/storage/documents/pdfs/2019permenkes028.pdf',
  },
  exchanges: {
    title: 'Daftar bahan makanan penukar (Scribd 643875905)',
    url: 'https://id.scribd.com/document/643875905/bahan-penukar',
  },
  olderExchanges: {
    title: 'Daftar bahan makanan penukar, daftar lama (StudyLib)',
    url: 'https://studylibid.com/doc/4280927/daftar-bahan-penukar',
  },
  dayLimits: {
    title: 'Permenkes 30/2013: gula 4 sdm, garam 1 sdt, lemak 5 sdm',
    url: 'https://www.tempo.co/gaya-hidup/seimbangkan-gizi-makanan-dengan-slogan-isi-piringku--1153214',
  },
  laboratoryValues: {
    title: 'PERKENI, menurut “Data laboratorium DM” (pdfcoffee)',
  },
  bloodSugar: {
    title: 'PERKENI, menurut Diabeteasy',
    url: 'https://diabeteasy.studiopintar.com',
  },
  randomGlucose: {
    title:
      'Kementerian Kesehatan: gula darah sewaktu 140 dan 200\u00a0mg/dL (Kompas, 3 Oktober 2024)',
    url: 'https://health.kompas.com/read/24J03190000168/berapa-kadar-gula-darah-normal-pradiabetes-dan-diabetes-ketahuilah-ini',
  },
  lowGlucose: {
    title: 'Gula darah rendah: di bawah 70\u00a0mg/dL (Kompas, 23 Januari 2021)',
    url: 'https://health.kompas.com/read/2021/01/23/121200468/14-gejala-hipoglikemia-yang-perlu-diwaspadai',
  },
  lowGlucoseCare: {
    title: 'Aturan 15-15 untuk gula darah rendah (Kalbar Online, 30 September 2020)',
    url: 'https://www.kalbaronline.com/2020/09/30/cara-mengatasi-hipoglikemia-dengan-aturan-15-15/',
  },
  ketoacidosis: {
    title: 'PERKENI: ketoasidosis mulai 300\u00a0mg/dL (pengetahuan umum)',
  },
  ketoacidosisSigns: {
    title: 'Tanda ketoasidosis, menurut CDC dan ADA (Kompas, 22 Februari 2024)',
    url: 'https://health.kompas.com/read/24B22190000468/tanda-tanda-peringatan-ketoasidosis-diabetik-yang-berdampak-serius',
  },
  emergencyLine: {
    title: 'Kementerian Kesehatan, PSC 119 (22 Juni 2016)',
    url: 'https://sehatnegeriku.kemkes.go.id/baca/rilis-media/20160622/3915205/public-safety-center-psc-119-siap-digunakan',
  },
  pressureCrisis: {
    title: 'American Heart Association: When To Call 911 About High Blood Pressure',
    url: 'https://www.heart.org/en/health-topics/high-blood-pressure/understanding-blood-pressure-readings/hypertensive-crisis-when-you-should-call-911-for-high-blood-pressure',
  },
  lowPressure: {
    title: 'Tekanan darah rendah: di bawah 90/60\u00a0mmHg (GenPI)',
    url: 'https://genpi.co/amp/kesehatan/173623/waspada-6-gejala-yang-menandakan-kamu-kena-tekanan-darah-rendah',
  },
  hba1cLine: {
    title: 'Batas HbA1c 6,5\u00a0% (pengetahuan umum)',
  },
  bloodPressure: {
    title: 'InaSH, klasifikasi hipertensi (Kompas, 9 Juni 2023)',
    url: 'https://health.kompas.com/read/23F09120100668/kenali-klasifikasi-hipertensi-di-indonesia',
  },
  uricAcid: {
    title: 'Asam urat tinggi: laki-laki > 7, perempuan > 6 mg/dL (Belajar Sehat, 18 Oktober 2021)',
    url: 'https://belajarsehat756.id/2021/10/18/hiperuricemia-gout-artritis',
  },
  lipids: {
    title: 'Batas lipid darah (pengetahuan umum)',
  },
  conversions: {
    title: 'Faktor mg/dL dan mmol/L dari massa molar (pengetahuan umum)',
  },
  hba1cUnits: {
    title: 'NGSP, IFCC Standardization of HbA1c: NGSP = 0.09148 × IFCC + 2.152',
    url: 'https://ngsp.org/ifcc.asp',
  },
} as const satisfies Record<string, Source>

const englishDocuments = new Set<string>([
  sources.whoAsia.url,
  sources.weightTrend.url,
  sources.mifflinStJeor.url,
  sources.activityFactors.url,
  sources.intensiveCare.url,
  sources.scoff.url,
  sources.hba1cUnits.url,
  sources.pressureCrisis.url,
])

/** Decides by the url: a stored result has only the title and url of its sources. */
export function isIndonesianDocument({ url }: Source): boolean {
  return url !== undefined && !englishDocuments.has(url)
}

const englishWords = new Map<string, string>([
  [sources.waistToHeight.title, 'Ratio of waist to height (common knowledge)'],
  [sources.diary.title, 'Entries in the tracker, counted by this site'],
  [
    sources.gainLimit.title,
    'A gain of 1\u00a0kg a week at most (this site’s limit, mirrors that of losing; not a guideline)',
  ],
  [
    sources.energyOfKilogram.title,
    '7,700 kcal per kilogram of body weight (common knowledge, approximate)',
  ],
  [sources.dailySwing.title, 'Weight swings by 1–2\u00a0kg within days (common knowledge)'],
  [
    sources.laboratoryValues.title,
    'PERKENI, according to “Data laboratorium DM” (pdfcoffee, in Indonesian)',
  ],
  [sources.ketoacidosis.title, 'PERKENI: ketoacidosis from 300\u00a0mg/dL (common knowledge)'],
  [sources.hba1cLine.title, 'HbA1c line of 6.5\u00a0% (common knowledge)'],
  [sources.lipids.title, 'Limits of blood lipids (common knowledge)'],
  [sources.conversions.title, 'Factors of mg/dL and mmol/L from molar masses (common knowledge)'],
])

/** Returns the English words of common knowledge. A stored result has only the title of its sources. */
export function englishOf({ title }: Source): string | undefined {
  return englishWords.get(title)
}
