import { features } from 'web-features'

/** The oldest browsers that the site supports: those that Tailwind 4 needs. */
const oldestVersions = { chrome: 111, safari: 16.4, firefox: 128 } as const

/** `place` is where the owner has the member; the list does not tell for those of JavaScript itself. */
export type Member = { owner: string; name: string; place: 'itself' | 'prototype' | 'either' }

const keys = Object.values(features).flatMap((feature) =>
  'status' in feature
    ? Object.entries(feature.status.by_compat_key ?? {}).map(([key, { support }]) => ({
        key,
        isNewer: !isInOldest(support),
      }))
    : [],
)

/**
 * What JavaScript and the DOM have in newer browsers only, from the list of the W3C's WebDX group.
 * Events, constructors and details of a member are left out.
 */
export const newerMembers: Member[] = keys.flatMap(({ key, isNewer }) => {
  const [, area, owner, name, isStatic] =
    /^(api|javascript\.builtins)\.(\w+)\.(\w+?)(_static)?$/.exec(key) ?? []
  if (!isNewer || !owner || !name || owner === name || name.endsWith('_event')) return []
  const place = area !== 'api' ? 'either' : isStatic ? 'itself' : 'prototype'
  return [{ owner, name, place }]
})

/** CSS functions that only newer browsers have, such as `light-dark`. */
export const newerCssFunctions: string[] = keys
  .filter(({ key, isNewer }) => isNewer && key.startsWith('css.types.'))
  .map(({ key }) => key.slice(key.lastIndexOf('.') + 1))

function isInOldest(support: Partial<Record<keyof typeof oldestVersions, string>>): boolean {
  return Object.entries(oldestVersions).every(([browser, oldest]) => {
    const since = support[browser as keyof typeof oldestVersions]
    return since !== undefined && Number.parseFloat(since.replace('≤', '')) <= oldest
  })
}
