import { createServerFn } from '@tanstack/react-start'
import { readMemberStrip } from './member-strip.server.ts'

export const getMemberStrip = createServerFn({ method: 'GET' }).handler(({ context }) =>
  readMemberStrip(context),
)
