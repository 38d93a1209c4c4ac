import { AppError } from '#app/errors/app-error.ts'

const needed = 'HEALTH_CONSENT_NEEDED'

/** Returns whether the backend refused a call for lack of consent to health data. */
export function lacksHealthConsent(error: unknown): boolean {
  return error instanceof AppError && error.says(needed)
}

type GateOptions = {
  /** Returns whether the member is known to have given no consent. Unknown counts as given. */
  isKnownMissing: () => boolean
  /** Asks the backend again, because another page may have got the consent meanwhile. */
  look: () => Promise<unknown>
  /** Shows the sheet. Returns whether the member consents. */
  show: () => Promise<boolean>
  /** Remembers that the backend has no consent, e.g. after a withdrawal in another tab. */
  markMissing: () => void
}

export type HealthConsentGate = ReturnType<typeof createHealthConsentGate>

/** Asks for consent before the first entry about the member's health. */
export function createHealthConsentGate({ isKnownMissing, look, show, markMissing }: GateOptions) {
  let asking: Promise<boolean> | undefined

  /** Entries that are saved at the same moment share one question. */
  function ask(): Promise<boolean> {
    asking ??= show().finally(() => {
      asking = undefined
    })
    return asking
  }

  /** @throws AppError `HEALTH_CONSENT_NEEDED` if the member does not consent */
  async function permit(): Promise<void> {
    if (!isKnownMissing()) return
    await look().catch(() => {})
    if (isKnownMissing() && !(await ask())) throw refusal()
  }

  return {
    ask,
    permit,
    markMissing,
    /** Runs a call that stores health data, once there is consent. */
    async permitted<Answer>(call: () => Promise<Answer>): Promise<Answer> {
      await permit()
      try {
        return await call()
      } catch (error) {
        if (!lacksHealthConsent(error)) throw error
        markMissing()
        if (!(await ask())) throw error
        return call()
      }
    },
  }
}

function refusal(): AppError {
  return new AppError({ code: 'BACKEND', status: 403, serverMessage: needed })
}
