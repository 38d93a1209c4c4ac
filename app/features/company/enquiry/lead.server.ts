import * as v from 'valibot'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { callMain } from '#app/session/main-backend.server.ts'
import { type LeadInput, leadConsentVersion } from './lead-form.schema.ts'

/** Replies of a backend that does not have the call. */
const unknownCallStatuses = [404, 405, 501]

/**
 * Sends an enquiry to the main backend. Returns `unsupported` if it takes none. A bot that filled
 * in the honeypot gets the same reply and nothing is sent.
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
