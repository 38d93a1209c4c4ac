import { useEffect, useRef, useState } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'

/** Louder than a quiet room. */
const speechLevel = 0.06

/** Shows how loud the microphone hears, and says once that it does. */
export function MicrophoneLevel({ track }: { track: MediaStreamTrack }) {
  const meter = useRef<HTMLMeterElement>(null)
  const [isHeard, setIsHeard] = useState(false)
  useEffect(() => {
    const audio = new AudioContext()
    const analyser = audio.createAnalyser()
    audio.createMediaStreamSource(new MediaStream([track])).connect(analyser)
    const samples = new Float32Array(analyser.fftSize)
    let frame = 0
    const measure = () => {
      analyser.getFloatTimeDomainData(samples)
      const level = Math.min(
        1,
        3 * Math.sqrt(samples.reduce((a, b) => a + b * b, 0) / samples.length),
      )
      if (meter.current) meter.current.value = level
      if (level > speechLevel) setIsHeard(true)
      frame = requestAnimationFrame(measure)
    }
    measure()
    // A browser may wait for a press before it lets a page hear.
    const resume = () => void audio.resume()
    window.addEventListener('pointerdown', resume)
    window.addEventListener('keydown', resume)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('pointerdown', resume)
      window.removeEventListener('keydown', resume)
      void audio.close()
    }
  }, [track])
  return (
    <div className="flex flex-col gap-1.5">
      <p className="font-semibold text-sm">{m.room_level()}</p>
      <meter ref={meter} min={0} max={1} aria-label={m.room_level()} className="h-3 w-full" />
      <p role="status" className="text-ink-muted text-sm">
        {isHeard ? m.room_level_heard() : m.room_level_speak()}
      </p>
    </div>
  )
}
