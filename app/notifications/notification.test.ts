import { expect, test } from 'vitest'
import { notificationOf } from './notification.ts'

const content = { title: 'Success', description: 'login sukses', color: 'success' } as const

test('[S3.07] [S9.01] a notification has its creation time as id and lasts 2000 ms', () => {
  const now = Date.parse('2126-01-01T00:00:00Z')
  expect(notificationOf(content, now)).toEqual({ ...content, id: now, timeoutMs: 2_000 })
})

test('[S3.07] two notifications of the same millisecond get different ids', () => {
  const now = Date.parse('2127-01-01T00:00:00Z')
  expect(notificationOf(content, now).id).not.toBe(notificationOf(content, now).id)
})
