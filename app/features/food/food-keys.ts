/** Keys of the food data in the query cache and on the device. */
export const foodKeys = {
  logs: (trackerId: string) => ['food-log', trackerId] as const,
  log: (trackerId: string, day: string) => [...foodKeys.logs(trackerId), day] as const,
  /** The last shown log of any day: it has the member's targets and recent foods. */
  latestLog: (trackerId: string) => [...foodKeys.logs(trackerId), 'latest'] as const,
  foods: ['foods'] as const,
  packaged: (barcode: string | undefined) => ['packaged-food', barcode] as const,
  own: ['own-foods'] as const,
}
