import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { isPathId } from '#app/lib/path-id.ts'
import { seeOther } from '#app/lib/see-other.ts'
import { loginHrefOf } from '#app/session/login-address.ts'
import type { Intake } from '#server/contract/intake.schema.ts'
import { answersIn } from './form/intake-form.schema.ts'
import { saveIntake } from './intake.server.ts'

/** What a form without scripts held that was not saved, and why. */
export type IntakeFormFailure = {
  fields: Record<string, string>
  /** What another device saved meanwhile. */
  other?: Intake
  error?: AppError
}

/**
 * Saves the form for a browser without scripts. Leads back to the page, which says when it was
 * saved, or a guest to the sign-in. Otherwise returns what the page shows once more.
 */
export async function answerIntakeForm(
  request: Request,
  context: SiteContext,
): Promise<Response | IntakeFormFailure> {
  const form = await request.formData().catch(() => new FormData())
  const fields = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  const { pathname } = new URL(request.url)
  const id = pathname.split('/').at(-2) ?? ''
  const answers = answersIn(fields)
  const version = Number(fields.version)
  if (!isPathId(id) || !answers || !Number.isInteger(version))
    return { fields, error: new AppError({ code: 'INPUT' }) }
  try {
    const answer = await saveIntake(context, { id, version, answers })
    return answer.kind === 'changed' ? { fields, other: answer.intake } : seeOther(pathname)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.status === 401) return seeOther(loginHrefOf({ path: pathname, hash: '' }))
    if ((error.status ?? 500) >= 500) context.logError(error)
    return { fields, error }
  }
}
