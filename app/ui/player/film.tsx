import { type MouseEvent, useState } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import { recipe } from '#app/ui/recipe.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import type { MediaPlayer, MediaPlayerProps } from './media-player.tsx'

type FilmProps = Omit<MediaPlayerProps, 'startsPlaying'> & {
  /** Alternative text of the poster. */
  posterText: string
}

/** Below the poster, because on it the button would cover the plate. */
const openStyles = recipe({
  base: [
    'inline-flex min-h-11 items-center gap-2 self-start rounded-full bg-primary-900 py-2 pr-5 pl-4',
    'font-semibold text-main-50 transition-colors group-hover:bg-primary-800',
  ],
})

/**
 * A film's poster. Pressing it loads the player and the film. The poster links to the film, so it
 * works without scripts.
 */
export function Film(props: FilmProps) {
  const { title, poster, posterText, sources } = props
  const [player, setPlayer] = useState<{ Player: typeof MediaPlayer } | 'coming'>()
  const address = sources.at(-1)?.src

  async function open(event: MouseEvent) {
    event.preventDefault()
    if (player === 'coming') return
    setPlayer('coming')
    try {
      const { MediaPlayer } = await import('./media-player.tsx')
      setPlayer({ Player: MediaPlayer })
    } catch {
      setPlayer(undefined)
      if (address) window.location.assign(address)
    }
  }

  if (typeof player === 'object')
    return <player.Player {...props} startsPlaying={!prefersStillness()} />
  return (
    <a
      href={address}
      data-waits-for-script
      aria-busy={player === 'coming' || undefined}
      onClick={open}
      className="group flex flex-col gap-3 rounded-card"
    >
      <img
        src={poster}
        alt={posterText}
        width={1280}
        height={720}
        loading="lazy"
        className="block aspect-video w-full rounded-card bg-food-cloth"
      />
      <span className={openStyles()}>
        {player === 'coming' ? <Spinner /> : <Icon name="play" />}
        {m.player_open({ title })}
      </span>
    </a>
  )
}

/** With reduced motion the film does not start by itself. */
function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
