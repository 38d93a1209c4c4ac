import { formatMomentWithWeekday } from '#server/backends/main/platform/wib.ts'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import {
  isConsultationSlug,
  nameFromSlug,
  nutritionistOfConsultation,
} from '#server/contract/single-consultation.ts'
import type { Fact } from './letter.ts'

/** The chosen time of a single consultation, in the zone of the client. */
export type ChosenTime = { startsAt: Date; clientZone: string }

/** A program for some weeks, or a single consultation. */
export type Bought = {
  programSlug: string
  durationWeeks: number
  /** Absent for a program, and if the time has gone. */
  session?: ChosenTime | undefined
}

/**
 * Names a purchase by its slug: `Jantung Sehat`, in both languages, or `Konsultasi dengan Siti
 * Rahmawati`. The real titles belong to the content backend, which this backend does not call.
 */
export function purchaseNameOf(slug: string, locale: ContentLocale): string {
  const nutritionist = nutritionistOfConsultation(slug)
  if (nutritionist === null) return nameFromSlug(slug)
  return `${locale === 'id' ? 'Konsultasi dengan' : 'Consultation with'} ${nameFromSlug(nutritionist)}`
}

/** Names a purchase inside of a sentence: `program Jantung Sehat` or `the Jantung Sehat program`. */
export function purchasePhraseOf(slug: string, locale: ContentLocale): string {
  const name = purchaseNameOf(slug, locale)
  if (!isConsultationSlug(slug)) return locale === 'id' ? `program ${name}` : `the ${name} program`
  const phrase = name.charAt(0).toLowerCase() + name.slice(1)
  return locale === 'id' ? phrase : `the ${phrase}`
}

/** Such as `Jantung Sehat, 12 minggu`, or a consultation with its time. */
export function boughtText(bought: Bought, locale: ContentLocale): string {
  const name = purchaseNameOf(bought.programSlug, locale)
  if (bought.session) return `${name}, ${timeOf(bought.session, locale)}`
  if (isConsultationSlug(bought.programSlug)) return name
  return `${name}, ${weeksOf(bought, locale)}`
}

export function boughtFacts(bought: Bought, locale: ContentLocale): Fact[] {
  const { programSlug, session } = bought
  const nutritionist = nutritionistOfConsultation(programSlug)
  if (nutritionist === null)
    return [
      purchaseFact(programSlug, locale),
      { label: locale === 'id' ? 'Durasi' : 'Duration', value: weeksOf(bought, locale) },
    ]
  return [purchaseFact(programSlug, locale), ...timeFacts(session, locale)]
}

/** Empty without a chosen time. */
export function timeFacts(session: ChosenTime | undefined, locale: ContentLocale): Fact[] {
  if (!session) return []
  return [{ label: locale === 'id' ? 'Waktu' : 'Time', value: timeOf(session, locale) }]
}

export function purchaseFact(slug: string, locale: ContentLocale): Fact {
  const nutritionist = nutritionistOfConsultation(slug)
  if (nutritionist === null) return { label: 'Program', value: nameFromSlug(slug) }
  return {
    label: locale === 'id' ? 'Konsultasi' : 'Consultation',
    value: nameFromSlug(nutritionist),
  }
}

function timeOf({ startsAt, clientZone }: ChosenTime, locale: ContentLocale): string {
  return formatMomentWithWeekday(startsAt, locale, clientZone)
}

function weeksOf({ durationWeeks }: Bought, locale: ContentLocale): string {
  return `${durationWeeks} ${locale === 'id' ? 'minggu' : 'weeks'}`
}
