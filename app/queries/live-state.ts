let isFollowed = false

/** How often a page asks for a change that no event tells it. */
const askMs = 4_000
/** The same while the live channel tells changes: a net for what it may miss. */
const askWhileLiveMs = 60_000

/** Says whether the live channel tells this page what changes. */
export function setLive(isLive: boolean): void {
  isFollowed = isLive
}

/** Returns how often a page asks for a change that it waits for. */
export function askEveryMs(): number {
  return isFollowed ? askWhileLiveMs : askMs
}
