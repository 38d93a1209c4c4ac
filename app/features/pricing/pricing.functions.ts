import { createServerFn } from '@tanstack/react-start'
import { readPricing } from './pricing.server.ts'

export const getPricing = createServerFn({ method: 'GET' }).handler(({ context }) =>
  readPricing(context),
)
