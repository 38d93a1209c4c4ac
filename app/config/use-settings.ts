import { useRouter } from '@tanstack/react-router'
import type { PublicSettings } from './public-settings.ts'

/** Returns the settings that are sent to the browser. */
export function useSettings(): PublicSettings {
  return useRouter().options.context.settings
}
