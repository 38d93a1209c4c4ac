const prefix = 'konsultasi-'

/**
 * A single consultation is sold like a program of one session. Its program slug and its service id
 * are `konsultasi-` and the slug of the nutritionist.
 */
export function consultationSlugOf(nutritionist: string): string {
  return prefix + nutritionist
}

/** How long a bought consultation waits for its session: longer than clients can book ahead. */
export const consultationWeeks = 26

/** Returns the nutritionist of a single consultation; null for a program. */
export function nutritionistOfConsultation(programSlug: string): string | null {
  return isConsultationSlug(programSlug) ? programSlug.slice(prefix.length) : null
}

/** A single consultation is only for the nutritionist whose price was paid, a program for any. */
export function isPaidFor(programSlug: string, nutritionist: string): boolean {
  const sold = nutritionistOfConsultation(programSlug)
  return sold === null || sold === nutritionist
}

export function isConsultationSlug(programSlug: string): boolean {
  return programSlug.startsWith(prefix)
}

/** The name that a slug spells: `jantung-sehat` becomes Jantung Sehat. */
export function nameFromSlug(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
