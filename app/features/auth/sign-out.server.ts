import { isRedirect } from '@tanstack/react-router'
import * as v from 'valibot'
import type { SiteContext } from '#app/config/site-context.ts'
import { clearAuthSession } from '#app/session/auth-cookies.server.ts'
import { callMain } from '#app/session/main-backend.server.ts'

/**
 * Ends the session with the backend and forgets it here. A backend that cannot be reached, or that
 * has ended the session already, does not keep anybody signed in on this device; nor is somebody who
 * wants to leave sent to the login page.
 */
export async function signOutEverywhereHere(context: SiteContext): Promise<void> {
  try {
    await callMain(context, 'v1/auth/logout', v.unknown(), { method: 'post' })
  } catch (error) {
    if (!isRedirect(error)) context.logError(error)
  } finally {
    clearAuthSession(context.settings)
  }
}
