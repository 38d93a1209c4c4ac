import { useSettings } from '#app/config/use-settings.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { ContactLines } from '#app/ui/contact-lines.tsx'

/** The company that runs the site, and its address, as the settings say. */
export function AboutSeller() {
  const { seller } = useSettings()
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-2xl">{m.company_about_seller()}</h2>
      <div className="grid gap-6 md:grid-cols-2 md:gap-12">
        <div className="flex max-w-prose flex-col gap-3">
          <address className="not-italic">
            <span className="font-semibold">{seller.name}</span>
            {seller.address && <span className="block">{seller.address}</span>}
          </address>
          <p>{m.company_about_online()}</p>
        </div>
        <ContactLines title={m.company_about_write()} />
      </div>
    </section>
  )
}
