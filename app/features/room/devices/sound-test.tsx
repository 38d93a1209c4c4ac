import { useState } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'

/** Two tones, as a bell has. */
const tonesHz = [660, 880]
const toneSeconds = 0.35

/** Plays a short sound where the call will be heard. */
export function SoundTest({ speakerId }: { speakerId: string | undefined }) {
  const [state, setState] = useState<'silent' | 'played' | 'failed'>('silent')
  async function play() {
    try {
      await playTones(speakerId)
      setState('played')
    } catch {
      setState('failed')
    }
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <Button variant="secondary" size="sm" onClick={play}>
        {m.room_sound_test()}
      </Button>
      <p role="status" className="text-ink-muted text-sm empty:hidden">
        {state === 'played' && m.room_sound_played()}
        {state === 'failed' && m.room_sound_failed()}
      </p>
    </div>
  )
}

async function playTones(speakerId: string | undefined): Promise<void> {
  const audio = new AudioContext()
  const end = audio.createMediaStreamDestination()
  const gain = audio.createGain()
  gain.gain.value = 0.2
  gain.connect(end)
  const element = new Audio()
  element.srcObject = end.stream
  if (speakerId && 'setSinkId' in element) await element.setSinkId(speakerId)
  for (const [index, frequency] of tonesHz.entries()) {
    const tone = audio.createOscillator()
    tone.frequency.value = frequency
    tone.connect(gain)
    tone.start(audio.currentTime + index * toneSeconds)
    tone.stop(audio.currentTime + (index + 1) * toneSeconds)
    if (index === tonesHz.length - 1) tone.onended = () => void audio.close()
  }
  await element.play()
}
