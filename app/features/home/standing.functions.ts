import { createServerFn } from '@tanstack/react-start'
import { readStanding } from './standing.server.ts'

export const getStanding = createServerFn({ method: 'GET' }).handler(({ context }) =>
  readStanding(context),
)
