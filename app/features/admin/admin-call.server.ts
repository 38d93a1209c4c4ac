import { redirect } from '@tanstack/react-router'
import { getRequest } from '@tanstack/react-start/server'
import type { Options } from 'ky'
import type * as v from 'valibot'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import { pageLocationOf } from '#app/session/page-location.server.ts'
import { staffSessionHeader } from '#server/contract/staff.schema.ts'
import { signInHrefOf } from './sign-in/sign-in-href.ts'
import { readStaffToken } from './staff-cookie.server.ts'

type Call<Schema> = [context: SiteContext, path: string, schema: Schema, options?: Options]

/**
 * Calls the main backend with the member's session and the staff session, and returns the reply's
 * `data`.
 * @throws AppError if the call fails
 */
export function callAsStaff<const Schema extends v.GenericSchema>(
  ...[context, path, schema, options = {}]: Call<Schema>
): Promise<v.InferOutput<Schema>> {
  const token = readStaffToken(context.settings)
  const headers = token === undefined ? {} : { [staffSessionHeader]: token }
  return callMain(context, path, schema, { ...options, headers })
}

/**
 * Calls as `callAsStaff`, for a page of the console.
 * @throws AppError if the call fails. If the staff session is over, or its person is suspended, a read
 *   throws a redirect to the code; a change fails, so that its page keeps what was typed and asks for
 *   the code itself.
 */
export async function callAdmin<const Schema extends v.GenericSchema>(
  ...call: Call<Schema>
): Promise<v.InferOutput<Schema>> {
  try {
    return await callAsStaff(...call)
  } catch (error) {
    const isOver =
      error instanceof AppError &&
      (error.says('STAFF_SESSION_NEEDED') || error.says('STAFF_SUSPENDED'))
    const isRead = getRequest().method !== 'POST'
    throw isOver && isRead ? redirect({ href: signInHrefOf(pageLocationOf().path) }) : error
  }
}
