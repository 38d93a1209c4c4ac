import * as v from 'valibot'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { callMain } from '#app/session/main-backend.server.ts'
import { type LeadInput, leadConsentVersion } from './lead-form.schema.ts'

/** Backends that know no such call answer so. */
const unknownCallStatuses = [404, 405, 501]

/**
 * Hands an enquiry on; `unsupported` where the main backend takes none. A machine that filled in the
 * field nobody sees is told the same as a person, and nothing is sent.
 */
export async function passOnLead(
  context: SiteContext,
  { consent: _, faxline, ...lead }: LeadInput,
): Promise<'sent' | 'unsupported'> {
  if (faxline !== '') return 'sent'
  const json = { ...lead, locale: getLocale(), consentVersion: leadConsentVersion }
  try {
    await callMain(context, 'v1/leads', v.unknown(), { method: 'post', json, asGuest: true })
    return 'sent'
  } catch (error) {
    if (error instanceof AppError && unknownCallStatuses.includes(error.status ?? 0))
      return 'unsupported'
    throw error
  }
}
