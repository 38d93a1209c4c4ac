import type { Settings } from '#app/config/settings.ts'
import type { CallSettings } from '#server/backends/main/consultation/room/call-settings.ts'

/** What calls can use, as the operator set it. */
export function callSettingsOf(settings: Settings): CallSettings {
  const { TURN_URLS: urls, TURN_SECRET: secret, LIVEKIT_URL: url } = settings
  const { LIVEKIT_API_KEY: apiKey, LIVEKIT_API_SECRET: apiSecret } = settings
  return {
    stunUrls: settings.STUN_URLS,
    turn: urls.length > 0 && secret ? { urls, secret } : undefined,
    isRelayOnly: settings.CALL_RELAY_ONLY,
    livekit: url && apiKey && apiSecret ? { url, apiKey, apiSecret, fetch } : undefined,
  }
}
