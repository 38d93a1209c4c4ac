const prefix = 'konsultasi-'

/**
 * A single consultation is sold like a program of one session. Its program slug and its service id
 * are `konsultasi-` and the slug of the nutritionist.
 */
export function consultationSlugOf(nutritionist: string): string {
  return prefix + nutritionist
}

/** Returns the nutritionist of a single consultation; null for a program. */
export function nutritionistOfConsultation(programSlug: string): string | null {
  return programSlug.startsWith(prefix) ? programSlug.slice(prefix.length) : null
}
