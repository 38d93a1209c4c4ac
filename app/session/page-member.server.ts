import type { Settings } from '#app/config/settings.ts'
import { AppError } from '#app/errors/app-error.ts'
import { readAuthSession } from './auth-cookies.server.ts'
import { pageMemberHeader } from './page-member.ts'

/**
 * Refuses a write from another member's page: this browser has changed its account since. A page
 * without a member shows nothing of one, and without a session nothing is written.
 * @throws AppError `OTHER_MEMBER`
 */
export function refuseOtherMember(request: Request, settings: Settings): void {
  const pageMember = request.headers.get(pageMemberHeader)
  const { id, token } = readAuthSession(settings)
  if (pageMember === null || token === '' || pageMember === encodeURIComponent(id)) return
  throw new AppError({ code: 'OTHER_MEMBER', status: 409 })
}
