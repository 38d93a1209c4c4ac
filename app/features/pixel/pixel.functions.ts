import { createServerFn } from '@tanstack/react-start'

/** Returns null if no pixel is set. Called after consent, so no page carries the id before. */
export const getPixel = createServerFn({ method: 'GET' }).handler(({ context }) => {
  const { PIXEL_ID: id, PIXEL_ORIGIN: origin } = context.settings
  return id ? { id, origin } : null
})
