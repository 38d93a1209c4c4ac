export function later(moment: Date, byMs: number): Date {
  return new Date(moment.getTime() + byMs)
}
