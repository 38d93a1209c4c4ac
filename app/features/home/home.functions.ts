import { createServerFn } from '@tanstack/react-start'
import { readHomePage } from './home.server.ts'

export const getHomePage = createServerFn({ method: 'GET' }).handler(({ context }) =>
  readHomePage(context),
)
