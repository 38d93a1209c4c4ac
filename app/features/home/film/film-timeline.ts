/** When things happen in the film, in seconds. The captions in `public/film` follow these times. */
export const filmSeconds = 26
export const framesPerSecond = 25

/** When the first thing of each part of the plate lands. */
export const partStarts = { staple: 3.6, side: 8.8, vegetables: 13, fruit: 18 } as const

/** A thing takes this long from the edge of the table to its place. */
const landingSeconds = 0.5

/** How far on its way a thing is that sets off then: 0 before, 1 once it lies. */
export function progressAt(seconds: number, start: number, lasting = landingSeconds): number {
  const share = Math.min(1, Math.max(0, (seconds - start) / lasting))
  return 1 - (1 - share) ** 3
}
