import { nameFromSlug, nutritionistOfConsultation } from '#server/contract/single-consultation.ts'
import { m } from './paraglide/messages.js'

/**
 * The title of a single consultation, which is sold like a program: `Konsultasi dengan Siti
 * Rahmawati`. Undefined for a program, whose title is in the content backend.
 */
export function consultationTitleOf(programSlug: string): string | undefined {
  const nutritionist = nutritionistOfConsultation(programSlug)
  return nutritionist === null
    ? undefined
    : m.consultation_single_title({ name: nameFromSlug(nutritionist) })
}
