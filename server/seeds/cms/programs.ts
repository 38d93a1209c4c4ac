import { type ProgramSlug, programSlugs } from '#server/seeds/program-slugs.ts'
import type { ProgramSeed } from './program-seed.ts'
import { beratSehat } from './programs/berat-sehat.ts'
import { gulaDarahTerkendali } from './programs/gula-darah-terkendali.ts'
import { ibuHamilBugar } from './programs/ibu-hamil-bugar.ts'
import { jantungSehat } from './programs/jantung-sehat.ts'
import { lansiaBugar } from './programs/lansia-bugar.ts'
import { mejaKeluarga } from './programs/meja-keluarga.ts'
import { puasaBerselang } from './programs/puasa-berselang.ts'
import { seimbangHarian } from './programs/seimbang-harian.ts'

const programsBySlug: Record<ProgramSlug, ProgramSeed> = {
  'seimbang-harian': seimbangHarian,
  'berat-sehat': beratSehat,
  'gula-darah-terkendali': gulaDarahTerkendali,
  'jantung-sehat': jantungSehat,
  'puasa-berselang': puasaBerselang,
  'ibu-hamil-bugar': ibuHamilBugar,
  'meja-keluarga': mejaKeluarga,
  'lansia-bugar': lansiaBugar,
}

/** In the order of the list page. */
export const programs = programSlugs.map((slug) => ({ slug, ...programsBySlug[slug] }))
