import { lookup } from 'node:dns'
import { get as getPlain } from 'node:http'
import { get as getSecure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

const deadlineMs = 5_000
const mostRedirects = 3

export type Probe = 'answers' | 'fails' | 'refused'

/** Where a probe may connect. */
export type ProbePolicy = {
  isAllowedAddress: (address: string) => boolean
  isAllowedPort: (port: string) => boolean
}

export const internet: ProbePolicy = {
  isAllowedAddress: isPublicAddress,
  // The standard port of the scheme.
  isAllowedPort: (port) => port === '',
}

/** The site may not connect to the address or the port. */
class RefusedError extends Error {}

/**
 * Asks whether a link leads to a page, within five seconds. It sends no cookie and reads no body.
 * It connects only to addresses that the policy of each URL allows. The check is of the very
 * address that is connected to. A page that asks for a sign-in or refuses programs answers too.
 */
export async function probeLink(
  link: string,
  policyOf: (url: URL) => ProbePolicy = () => internet,
): Promise<Probe> {
  const signal = AbortSignal.timeout(deadlineMs)
  let url = URL.parse(link)
  try {
    for (let hop = 0; hop <= mostRedirects && url; hop += 1) {
      const { status, location } = await ask(url, policyOf(url), signal)
      if (status < 300 || status > 399 || !location) return isPage(status) ? 'answers' : 'fails'
      url = URL.parse(location, url)
    }
    return 'fails'
  } catch (error) {
    return error instanceof RefusedError ? 'refused' : 'fails'
  }
}

function isPage(status: number): boolean {
  return status < 400 || [401, 403, 405, 429, 999].includes(status)
}

type Answer = { status: number; location: string | undefined }

function ask(url: URL, policy: ProbePolicy, signal: AbortSignal): Promise<Answer> {
  const { protocol, hostname, username, password, port } = url
  const isWeb = protocol === 'https:' || protocol === 'http:'
  // A host that is an address is never looked up.
  const address = hostname.replace(/^\[|\]$/g, '')
  const isRefused = isIP(address) !== 0 && !policy.isAllowedAddress(address)
  if (!isWeb || username || password || isRefused || !policy.isAllowedPort(port))
    return Promise.reject(new RefusedError())
  const get = protocol === 'https:' ? getSecure : getPlain
  const headers = { 'user-agent': 'LinkCheck', accept: 'text/html,*/*' }
  return new Promise((resolve, reject) => {
    const options = { signal, headers, agent: false, lookup: checkedLookup(policy) }
    get(url, options, (response) => {
      resolve({ status: response.statusCode ?? 0, location: response.headers.location })
      response.destroy()
    }).on('error', reject)
  })
}

/** Looks a name up and refuses it if any of its addresses is not allowed. */
function checkedLookup({ isAllowedAddress }: ProbePolicy): LookupFunction {
  return (hostname, options, answer) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return answer(error, [])
      const isRefused = addresses.some(({ address }) => !isAllowedAddress(address))
      if (isRefused || addresses.length === 0) return answer(new RefusedError(), [])
      if (options.all) return answer(null, addresses)
      const [{ address, family } = { address: '', family: 4 }] = addresses
      answer(null, address, family)
    })
  }
}
