type LargeNumberProps = { above: string; number: string; below?: string | undefined }

/** The number that matters, written and not hovered for. */
export function LargeNumber({ above, number, below }: LargeNumberProps) {
  return (
    <div>
      <p className="text-ink-muted">{above}</p>
      <p className="font-bold text-5xl tabular-nums tracking-tight">{number}</p>
      {below && <p className="pt-1 text-ink-muted">{below}</p>}
    </div>
  )
}
