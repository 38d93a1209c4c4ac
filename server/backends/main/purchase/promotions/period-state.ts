type Period = { startsAt: Date; endsAt: Date }

/** What a promo is at a moment. One that ended before its start has an empty period. */
export function periodStateAt(
  now: Date,
  { startsAt, endsAt }: Period,
): 'upcoming' | 'running' | 'ended' {
  if (now >= endsAt || startsAt >= endsAt) return 'ended'
  return now < startsAt ? 'upcoming' : 'running'
}
