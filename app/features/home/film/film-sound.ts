import { filmSeconds, partStarts } from './film-timeline.ts'
import { tableThings } from './table-things.tsx'

const sampleRate = 48_000
/** A slendro-like scale of five notes, in hertz. */
const notes = [261.6, 299.5, 347.5, 398.6, 457.8]
const firstNoteOf: Record<number, number> = {
  [partStarts.staple]: 0,
  [partStarts.side]: 1,
  [partStarts.vegetables]: 2,
  [partStarts.fruit]: 3,
}

/** A soft struck note for each thing that lands, as a WAV file: 16 bit, one channel. */
export function filmSound(): Buffer {
  const samples = new Float32Array(filmSeconds * sampleRate)
  let note = 0
  for (const { start } of tableThings) {
    note = firstNoteOf[start] ?? note + 1
    strike(samples, start + 0.25, notes[note % notes.length] ?? 261.6)
  }
  for (const [index, frequency] of notes.entries())
    strike(samples, filmSeconds - 3.4 + index * 0.22, frequency)
  return wavOf(samples)
}

function strike(samples: Float32Array, start: number, frequency: number): void {
  const from = Math.round(start * sampleRate)
  for (let at = from; at < samples.length; at++) {
    const seconds = (at - from) / sampleRate
    const attack = Math.min(1, seconds / 0.008)
    const tone =
      Math.sin(2 * Math.PI * frequency * seconds) * Math.exp(-3.2 * seconds) +
      0.35 * Math.sin(2 * Math.PI * frequency * 2.76 * seconds) * Math.exp(-7 * seconds)
    samples[at] = (samples[at] ?? 0) + 0.16 * attack * tone
  }
}

function wavOf(samples: Float32Array): Buffer {
  const bytes = Buffer.alloc(44 + samples.length * 2)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(36 + samples.length * 2, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(sampleRate, 24)
  bytes.writeUInt32LE(sampleRate * 2, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(samples.length * 2, 40)
  for (const [index, sample] of samples.entries())
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), 44 + index * 2)
  return bytes
}
