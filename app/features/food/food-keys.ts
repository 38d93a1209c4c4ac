/** Under which queries and the device hold what was eaten. */
export const foodKeys = {
  logs: (trackerId: string) => ['food-log', trackerId] as const,
  log: (trackerId: string, day: string) => [...foodKeys.logs(trackerId), day] as const,
  /** The log that was shown last, whatever its day: it knows the member's targets and recent foods. */
  latestLog: (trackerId: string) => [...foodKeys.logs(trackerId), 'latest'] as const,
  foods: ['foods'] as const,
  own: ['own-foods'] as const,
}
