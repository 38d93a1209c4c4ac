/** Where the numbers of the checks come from. The titles are those of the documents, so in no language. */
export const sources = {
  adultObesity: {
    title: 'KMK HK.01.07/MENKES/509/2025, PNPK Tata Laksana Obesitas Dewasa',
    url: 'https://legawa.com/2026/02/01/mengupas-pedoman-nasional-terbaru-tata-laksana-obesitas-dewasa-2025',
  },
  obesityClasses: {
    title: 'PDGKI: IMT 23 dan 25 (Kompas, 25 September 2025)',
    url: 'https://lifestyle.kompas.com/copy/2025/09/25/150500220/twitter.com',
  },
  balancedNutrition: {
    title: 'Kementerian Kesehatan, Pedoman Gizi Seimbang 2014',
    url: 'http://online.flipbuilder.com/mlhyw/hadc/files/basic-html/page82.html',
  },
  whoAsia: {
    title: 'WHO Expert Consultation, The Lancet 2004',
    url: 'https://pubmed.ncbi.nlm.nih.gov/14726171/',
  },
  waist: {
    title: 'Obesitas sentral: lingkar perut > 90 cm dan > 80 cm',
    url: 'https://infoliputankini.com/lonjakan-kasus-obesitas-di-indonesia-perlu-penanganan-komprehensif-45771.html',
  },
  plate: {
    title: 'Tips atur porsi makan dengan Isi Piringku',
    url: 'https://senisehat.com/2020/10/02/tips-atur-porsi-makan-dengan-isi-piringku/?noamp=mobile',
  },
} as const satisfies Record<string, { title: string; url: string }>
