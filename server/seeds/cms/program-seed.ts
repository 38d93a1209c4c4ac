import type { Program } from '#server/contract/content.schema.ts'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'

/** A program's words in one language; each language is written for its own readers. */
type ProgramText = Omit<Program, 'slug' | 'illustration' | 'needs' | 'ledBy'> & { keyword: string }

export type ProgramSeed = Pick<Program, 'illustration' | 'needs'> &
  Record<ContentLocale, ProgramText>
