import { createSerializationAdapter } from '@tanstack/react-router'
import { AppError, type ErrorCode } from './app-error.ts'

/** Serializes what the error catalogue needs for the browser; the cause stays on the server. */
export const appErrorAdapter = createSerializationAdapter({
  key: 'AppError',
  test: (value): value is AppError => value instanceof AppError,
  toSerializable: ({ code, status, serverMessage }) => ({ code, status, serverMessage }),
  fromSerializable: (plain: { code: ErrorCode; status?: number; serverMessage?: string }) =>
    new AppError(plain),
})
