export { order } from '#server/backends/main/order.ts'
