import { useMemo } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { slotRecipe } from '#app/ui/recipe.ts'
import { LiveVideo } from './live-video.tsx'

const styles = slotRecipe({
  slots: {
    root: 'grid place-items-center overflow-hidden bg-main-900 text-main-50',
    // As in a mirror, as people know themselves.
    video: 'size-full -scale-x-100 object-cover',
    text: 'px-3 py-2 text-center text-sm',
  },
})()

type OwnPictureProps = { track: MediaStreamTrack | null; text: string; className?: string }

/** What the other side sees of the person. */
export function OwnPicture({ track, text, className }: OwnPictureProps) {
  const stream = useMemo(() => track && new MediaStream([track]), [track])
  return (
    <div className={styles.root({ className })}>
      {stream ? (
        <LiveVideo
          stream={stream}
          label={m.room_own_picture()}
          isMuted
          className={styles.video()}
        />
      ) : (
        <p className={styles.text()}>{text}</p>
      )}
    </div>
  )
}
