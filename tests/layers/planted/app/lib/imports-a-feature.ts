export { weight } from '#app/features/tracker/weight.ts'
