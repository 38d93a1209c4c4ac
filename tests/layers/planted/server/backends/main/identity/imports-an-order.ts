export { order } from '#server/backends/main/purchase/order.ts'
