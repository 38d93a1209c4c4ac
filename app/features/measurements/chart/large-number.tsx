type LargeNumberProps = { above: string; number: string; below?: string | undefined }

/** The main number, readable without hovering over a chart. */
export function LargeNumber({ above, number, below }: LargeNumberProps) {
  // A blood pressure with its unit does not fit on a phone in the largest size.
  const size = number.length > 9 ? 'text-3xl sm:text-5xl' : 'text-5xl'
  return (
    <div>
      <p className="text-ink-muted">{above}</p>
      <p className={`font-bold ${size} tabular-nums tracking-tight`}>{number}</p>
      {below && <p className="text-balance pt-1 text-ink-muted">{below}</p>}
    </div>
  )
}
