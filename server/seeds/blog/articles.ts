import type { ArticleSeed } from './article-seed.ts'
import { asamUrat } from './articles/asam-urat.ts'
import { gulaGaramLemak } from './articles/gula-garam-lemak.ts'
import { isiPiringku } from './articles/isi-piringku-article.ts'
import { kebutuhanEnergi } from './articles/kebutuhan-energi.ts'
import { lingkarPerut } from './articles/lingkar-perut.ts'
import { makanDiWarteg } from './articles/makan-di-warteg.ts'
import { membacaImt } from './articles/membaca-imt.ts'
import { membacaLabelGizi } from './articles/membaca-label-gizi.ts'
import { mengaturPorsiNasi } from './articles/mengatur-porsi-nasi.ts'
import { menuMingguan } from './articles/menu-mingguan.ts'
import { minumAir } from './articles/minum-air.ts'
import { piringRamadan } from './articles/piring-ramadan.ts'
import { proteinTempeTahu } from './articles/protein-tempe-tahu.ts'
import { seratDariPasar } from './articles/serat-dari-pasar.ts'
import { targetYangWajar } from './articles/target-yang-wajar.ts'
import { tekananDarahDanGaram } from './articles/tekanan-darah-dan-garam.ts'

/** The seeded articles; `publishedDaysAgo` sets their order. */
export const articles: ArticleSeed[] = [
  asamUrat,
  gulaGaramLemak,
  isiPiringku,
  kebutuhanEnergi,
  lingkarPerut,
  makanDiWarteg,
  membacaImt,
  membacaLabelGizi,
  mengaturPorsiNasi,
  menuMingguan,
  minumAir,
  piringRamadan,
  proteinTempeTahu,
  seratDariPasar,
  targetYangWajar,
  tekananDarahDanGaram,
]
