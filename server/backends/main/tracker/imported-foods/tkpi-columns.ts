/**
 * The columns of Tabel Komposisi Pangan Indonesia that foods are made of. Their headings are those
 * that its editions and their copies use. Headings are compared in lower case, without units and
 * marks.
 */
const headings = {
  code: ['kode', 'kodebaru', 'kodebahan', 'code'],
  name: ['nama', 'namabahan', 'namabahanmakanan', 'namapangan', 'bahanmakanan'],
  waterG: ['air', 'water'],
  energyKcal: ['energi', 'energikal', 'kalori', 'energy'],
  proteinG: ['protein', 'prot'],
  fatG: ['lemak', 'lemaktotal', 'fat'],
  carbohydrateG: ['kh', 'karbohidrat', 'karbohidrattotal', 'kharang', 'cho'],
  fibreG: ['serat', 'seratpangan', 'serattotal', 'fibre'],
  ashG: ['abu', 'ash'],
  calciumMg: ['kalsium', 'ca'],
  phosphorusMg: ['fosfor', 'p'],
  ironMg: ['besi', 'fe', 'zatbesi'],
  sodiumMg: ['natrium', 'na'],
  potassiumMg: ['kalium', 'k'],
  copperMg: ['tembaga', 'cu'],
  zincMg: ['seng', 'zn'],
  edibleShare: ['bdd', 'bagianyangdapatdimakan'],
} as const

export type TkpiColumn = keyof typeof headings
type TextColumn = 'code' | 'name'
export type TkpiNumber = Exclude<TkpiColumn, TextColumn>

export const tkpiColumns = Object.keys(headings) as TkpiColumn[]
/** A food is not read without these. */
export const neededNumbers = ['energyKcal', 'proteinG', 'fatG', 'carbohydrateG'] as const
export const neededColumns: readonly TkpiColumn[] = ['code', 'name', ...neededNumbers]

/** Returns at which place each column stands. A heading that is not known is left out. */
export function placesOf(cells: readonly string[]): Map<TkpiColumn, number> {
  const plain = cells.map((cell) =>
    cell
      .toLowerCase()
      .replace(/\(.*?\)/g, '')
      .replace(/[^a-z]/g, ''),
  )
  const places = tkpiColumns.map((column) => {
    const place = plain.findIndex((heading) => isHeadingOf(column, heading))
    return [column, place] as const
  })
  return new Map(places.filter(([, place]) => place !== -1))
}

function isHeadingOf(column: TkpiColumn, heading: string): boolean {
  const known: readonly string[] = headings[column]
  return known.includes(heading)
}
