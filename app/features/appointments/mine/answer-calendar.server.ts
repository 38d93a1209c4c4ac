import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { textOfError } from '#app/errors/error-text.ts'
import { isPathId } from '#app/lib/path-id.ts'
import { seeOther } from '#app/lib/see-other.ts'
import { loginHrefOf } from '#app/session/login-address.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import { appointmentCalendarSchema } from '#server/contract/appointment.schema.ts'

/** Answers with the calendar entry of the client's own session, which no cache may store. */
export async function answerCalendar(context: SiteContext, id: string): Promise<Response> {
  try {
    if (!isPathId(id)) throw new AppError({ code: 'BACKEND', status: 404 })
    const path = `v1/appointments/${id}/calendar`
    return new Response(await callMain(context, path, appointmentCalendarSchema), {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="konsultasi.ics"',
        'cache-control': 'private, no-store',
      },
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.status === 401) return redirectToSignIn(id)
    const isUnknown = error.status === 404
    if (!isUnknown) context.logError(error)
    return new Response(
      textOfError(
        isUnknown ? new AppError({ code: 'BACKEND', serverMessage: 'ERR_NO_APPOINTMENT' }) : error,
      ),
      {
        status: isUnknown ? 404 : 502,
        headers: {
          'content-type': 'text/plain; charset=utf-8',
          'cache-control': 'private, no-store',
        },
      },
    )
  }
}

/** The sign-in leads back to the session. */
function redirectToSignIn(id: string): Response {
  const path = isPathId(id) ? `/konsultasi/sesi/${id}` : '/konsultasi/saya'
  return seeOther(loginHrefOf({ path, hash: '' }))
}
