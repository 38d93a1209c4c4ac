import { dayAfter } from '#app/lib/day-after.ts'
import type { Series } from '#server/contract/series.schema.ts'

/** The first day of the week, month or quarter of a day; weeks begin on Monday. */
export function bucketStart(day: string, bucket: Series['bucket']): string {
  const date = new Date(day)
  switch (bucket) {
    case 'day':
      return day
    case 'week':
      return dayAfter(day, -((date.getUTCDay() + 6) % 7))
    case 'month':
      return `${day.slice(0, 7)}-01`
    case 'quarter': {
      const month = date.getUTCMonth() - (date.getUTCMonth() % 3) + 1
      return `${day.slice(0, 4)}-${String(month).padStart(2, '0')}-01`
    }
  }
}
