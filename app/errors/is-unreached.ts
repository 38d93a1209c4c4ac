import { AppError } from './app-error.ts'

/** True if the visitor's connection failed, not the site. */
export function isUnreached(error: unknown): boolean {
  return error instanceof AppError && error.code === 'CONNECTION'
}
