import { customType } from 'drizzle-orm/pg-core'

/** A stretch of a local day in minutes since its midnight; `endMinute` is exclusive, at most 1440. */
export type DayStretch = { startMinute: number; endMinute: number }

/** Stretches of one day. The database merges those that overlap or touch, and sorts them. */
export const dayMinutes = customType<{ data: DayStretch[]; driverData: string }>({
  dataType: () => 'int4multirange',
  toDriver: (stretches) =>
    `{${stretches.map(({ startMinute, endMinute }) => `[${startMinute},${endMinute})`).join(',')}}`,
  fromDriver: (text) =>
    [...text.matchAll(/\[(\d+),(\d+)\)/g)].map(([, start, end]) => ({
      startMinute: Number(start),
      endMinute: Number(end),
    })),
})
