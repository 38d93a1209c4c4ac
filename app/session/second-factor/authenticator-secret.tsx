import { m } from '#app/i18n/paraglide/messages.js'
import { CopyButton } from '#app/ui/copy-button.tsx'

/** `picture` is the QR code of the secret, as an SVG text; `secret` is in base 32. */
type AuthenticatorSecretProps = { picture: string; secret: string }

/** Shows a secret for an authenticator app, to scan or to type. */
export function AuthenticatorSecret({ picture, secret }: AuthenticatorSecretProps) {
  return (
    <>
      <p>{m.factor_scan()}</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
        alt={m.factor_qr()}
        className="size-56 rounded-control bg-white"
      />
      <div className="flex flex-col items-start gap-2">
        <p>{m.factor_secret()}</p>
        <code className="break-all rounded-control bg-surface-tinted px-3 py-2">{secret}</code>
        <CopyButton value={secret} label={m.factor_copy()} copiedLabel={m.factor_copied()} />
      </div>
    </>
  )
}
