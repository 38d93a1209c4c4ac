import type { PromoSeed } from './promo-seed.ts'
import { jantungOktober } from './promos/jantung-oktober.ts'
import { mejaLiburan } from './promos/meja-liburan.ts'
import { mulaiJanuari } from './promos/mulai-januari.ts'
import { piringAkhirTahun } from './promos/piring-akhir-tahun.ts'

export const promos: PromoSeed[] = [piringAkhirTahun, mejaLiburan, mulaiJanuari, jantungOktober]
