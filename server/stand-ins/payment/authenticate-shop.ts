import { basicAuth } from 'hono/basic-auth'
import { timingSafeEqual } from 'hono/utils/buffer'

/** Lets the shop's server in: the server key is the user name, and the password is empty. */
export function authenticateShop(serverKey: string, refusal: object) {
  return basicAuth({
    verifyUser: async (user, password) =>
      (await timingSafeEqual(user, serverKey)) && password === '',
    invalidUserMessage: refusal,
  })
}
