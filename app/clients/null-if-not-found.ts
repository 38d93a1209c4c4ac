import { AppError } from '#app/errors/app-error.ts'

/** Returns null if the backend replied 404; rethrows any other error. */
export async function nullIfNotFound<Reply>(reply: Promise<Reply>): Promise<Reply | null> {
  try {
    return await reply
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null
    throw error
  }
}
