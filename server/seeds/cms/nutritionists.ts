import type { NutritionistSeed } from './nutritionist-seed.ts'
import { agusSetiawan } from './nutritionists/agus-setiawan.ts'
import { ayuWulandari } from './nutritionists/ayu-wulandari.ts'
import { bagasPrasetyo } from './nutritionists/bagas-prasetyo.ts'
import { fadhilRamadhan } from './nutritionists/fadhil-ramadhan.ts'
import { hendraGunawan } from './nutritionists/hendra-gunawan.ts'
import { niMadeSavitri } from './nutritionists/ni-made-savitri.ts'
import { nurAisyah } from './nutritionists/nur-aisyah.ts'
import { ruthSihombing } from './nutritionists/ruth-sihombing.ts'
import { sitiRahmawati } from './nutritionists/siti-rahmawati.ts'
import { sulastri } from './nutritionists/sulastri.ts'
import { yohanaWenda } from './nutritionists/yohana-wenda.ts'
import { zahraKhairunnisa } from './nutritionists/zahra-khairunnisa.ts'

/** Twelve example people; between two with the same next free time, the earlier one here is first. */
export const nutritionists: NutritionistSeed[] = [
  sitiRahmawati,
  hendraGunawan,
  ayuWulandari,
  sulastri,
  bagasPrasetyo,
  nurAisyah,
  ruthSihombing,
  niMadeSavitri,
  agusSetiawan,
  zahraKhairunnisa,
  fadhilRamadhan,
  yohanaWenda,
]
