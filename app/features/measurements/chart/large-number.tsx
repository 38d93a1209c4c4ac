type LargeNumberProps = { above: string; number: string; below?: string | undefined }

/** The number that matters, written and not hovered for. */
export function LargeNumber({ above, number, below }: LargeNumberProps) {
  // A blood pressure with its unit is wider than a phone in the largest size.
  const size = number.length > 9 ? 'text-3xl sm:text-5xl' : 'text-5xl'
  return (
    <div>
      <p className="text-ink-muted">{above}</p>
      <p className={`font-bold ${size} tabular-nums tracking-tight`}>{number}</p>
      {below && <p className="text-balance pt-1 text-ink-muted">{below}</p>}
    </div>
  )
}
