import { createServerFn } from '@tanstack/react-start'
import { readExtensions } from './extension.server.ts'

export const getExtensions = createServerFn({ method: 'GET' }).handler(({ context }) =>
  readExtensions(context),
)
