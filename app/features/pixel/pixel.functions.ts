import { createServerFn } from '@tanstack/react-start'

/** The social ad pixel, or null without one. Asked for after consent: no page carries it before. */
export const getPixel = createServerFn({ method: 'GET' }).handler(({ context }) => {
  const { PIXEL_ID: id, PIXEL_ORIGIN: origin } = context.settings
  return id ? { id, origin } : null
})
