import type { ProgramSeed } from './program-seed.ts'
import { beratSehat } from './programs/berat-sehat.ts'
import { gulaDarahTerkendali } from './programs/gula-darah-terkendali.ts'
import { ibuHamilBugar } from './programs/ibu-hamil-bugar.ts'
import { jantungSehat } from './programs/jantung-sehat.ts'
import { lansiaBugar } from './programs/lansia-bugar.ts'
import { mejaKeluarga } from './programs/meja-keluarga.ts'
import { puasaBerselang } from './programs/puasa-berselang.ts'
import { seimbangHarian } from './programs/seimbang-harian.ts'

/** In the order of the list page: the one for everybody first. */
export const programs: ProgramSeed[] = [
  seimbangHarian,
  beratSehat,
  gulaDarahTerkendali,
  jantungSehat,
  puasaBerselang,
  ibuHamilBugar,
  mejaKeluarga,
  lansiaBugar,
]
