import { ProgressLine } from '#app/ui/progress-line.tsx'

type ShareBarProps = { name: string; text: string; share: number; children?: React.ReactNode }

/** An amount with a bar for its share of a target. Children follow the amount. */
export function ShareBar({ name, text, share, children }: ShareBarProps) {
  return (
    <div className="flex flex-col gap-1">
      <p className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span>{name}</span>
        <span className="text-ink-muted tabular-nums">{text}</span>
        {children}
      </p>
      <ProgressLine share={Math.min(1, share)} />
    </div>
  )
}
