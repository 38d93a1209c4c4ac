import { setTimeout as pause } from 'node:timers/promises'
import type { Settings } from '#app/config/settings.ts'
import { createIconLoader, type IconLoader } from './icon-loader.ts'

/** One shared loader per list of hosts, in practice one per process. */
const loaders = new Map<string, IconLoader>()

/** A page waits this long at most for decoration; the next page may show it. */
const pageWaitsMs = 300

/**
 * Returns drawings of icons that content names and the build does not include, if they arrive in
 * time.
 */
export async function loadIcons({ ICON_HOSTS: hosts }: Settings, names: string[]) {
  const key = hosts.join()
  const loader = loaders.get(key) ?? createIconLoader({ hosts, fetch, now: Date.now })
  loaders.set(key, loader)
  const cached = pause(pageWaitsMs, undefined, { ref: false }).then(() => loader.cached(names))
  return await Promise.race([loader.load(names), cached])
}
