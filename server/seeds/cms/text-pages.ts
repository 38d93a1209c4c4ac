import { importEach } from '#server/import-each.ts'
import type { TextPageSeed } from './text-page-seed.ts'

const modules = await importEach<Record<string, TextPageSeed>>(
  import.meta.dirname,
  'text-pages/*.ts',
)

/** The seed of each file in `text-pages`. */
export const textPages = modules.flatMap(Object.values<TextPageSeed>)
