import { basicAuth } from 'hono/basic-auth'
import { timingSafeEqual } from 'hono/utils/buffer'

/** Authenticates the shop's server: user name is the server key, the password is empty. */
export function authenticateShop(serverKey: string, refusal: object) {
  return basicAuth({
    verifyUser: async (user, password) =>
      (await timingSafeEqual(user, serverKey)) && password === '',
    invalidUserMessage: refusal,
  })
}
