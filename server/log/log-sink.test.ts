import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLogSink } from './log-sink.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A disk that may be full, or take only a part of a write. */
function createDisk() {
  const disk = { text: '', room: Number.POSITIVE_INFINITY }
  const write = async (bytes: Buffer) => {
    const part = bytes.subarray(0, disk.room)
    if (part.length === 0) throw Object.assign(new Error('full'), { code: 'ENOSPC' })
    disk.room -= part.length
    disk.text += part.toString()
    return part.length
  }
  return { disk, write }
}

const lineOf = (id: number | string) => `${JSON.stringify({ id })}\n`
const settle = () => vi.advanceTimersByTimeAsync(2_000)

test('lines arrive in order', async () => {
  const { disk, write } = createDisk()
  const sink = createLogSink(write)
  for (let id = 0; id < 5; id += 1) sink.write(lineOf(id))
  await settle()
  expect(disk.text).toBe([0, 1, 2, 3, 4].map(lineOf).join(''))
})

test('a full disk is outlived; once there is room the log goes on with whole lines and says so', async () => {
  const { disk, write } = createDisk()
  const sink = createLogSink(write)
  disk.room = 5
  sink.write(lineOf('first'))
  sink.write(lineOf('second'))
  await settle()
  expect(disk.text).toBe(lineOf('first').slice(0, 5))
  disk.room = Number.POSITIVE_INFINITY
  await settle()
  const lines = disk.text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines).toMatchObject([
    { id: 'first' },
    { id: 'second' },
    { msg: 'the log could not be written', droppedLines: 0 },
  ])
})

test('a disk that stays full costs a megabyte of memory at most', async () => {
  const { disk, write } = createDisk()
  const sink = createLogSink(write)
  disk.room = 0
  const line = lineOf('x'.repeat(10_000))
  for (let count = 0; count < 1_000; count += 1) sink.write(line)
  await settle()
  disk.room = Number.POSITIVE_INFINITY
  await settle()
  expect(disk.text.length).toBeLessThan(1.2 * 1024 * 1024)
  const kept = disk.text.split('xxx"}').length - 1
  expect(disk.text).toContain(`"droppedLines":${1_000 - kept}`)
})
