export { clock } from '#server/clock.ts'
