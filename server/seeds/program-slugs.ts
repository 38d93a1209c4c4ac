/** The programs in the order of the list page; every seed of a program is keyed by this list. */
export const programSlugs = [
  'seimbang-harian',
  'berat-sehat',
  'gula-darah-terkendali',
  'jantung-sehat',
  'puasa-berselang',
  'ibu-hamil-bugar',
  'meja-keluarga',
  'lansia-bugar',
] as const

export type ProgramSlug = (typeof programSlugs)[number]

/** The durations in weeks that each program is sold for. */
export type DurationWeeks = 4 | 12 | 24

/** The id of a program's variant in the catalogue. */
export type ProductServiceId = `${ProgramSlug}-${DurationWeeks}w`
