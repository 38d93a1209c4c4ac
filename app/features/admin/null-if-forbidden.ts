import { AppError } from '#app/errors/app-error.ts'

/** Returns null if the person lacks the permission; rethrows any other error. */
export async function nullIfForbidden<Reply>(reply: Promise<Reply>): Promise<Reply | null> {
  try {
    return await reply
  } catch (error) {
    if (error instanceof AppError && error.says('PERMISSION_NEEDED')) return null
    throw error
  }
}
