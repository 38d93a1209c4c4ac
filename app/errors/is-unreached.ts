import { AppError } from './app-error.ts'

/** Nothing broke: the visitor's connection did. */
export function isUnreached(error: unknown): boolean {
  return error instanceof AppError && error.code === 'CONNECTION'
}
