import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { SourceList } from '#app/ui/source-list.tsx'
import type { Nutritionist } from '#server/contract/nutritionist.schema.ts'

const strSourceUrl =
  'https://tirto.id/str-tenaga-kesehatan-berlaku-seumur-hidup-wna-maksimal-2-tahun-g2bX'
const sipSourceUrl =
  'https://nasional.kompas.com/copy/2023/09/25/14435251/tak-seumur-hidup-masa-berlaku-str-sip-tenaga-medis-dan-nakes-asing-4-tahun'

/** Registration and licence, each with an explanation. */
export function Credentials({ str, sip }: Pick<Nutritionist, 'str' | 'sip'>) {
  const strEnd = str.validUntil
    ? m.nutritionists_credential_until({ date: formatDate(str.validUntil) })
    : m.nutritionists_credential_lifetime()
  return (
    <section className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <h2 className="text-2xl">{m.nutritionists_credentials_title()}</h2>
        <p className="max-w-prose text-ink-muted">{m.nutritionists_credentials_text()}</p>
      </div>
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
        <Credential
          title={m.nutritionists_str_title()}
          text={m.nutritionists_str_text()}
          facts={[
            { term: m.nutritionists_credential_number(), value: str.number },
            { term: m.nutritionists_credential_issuer(), value: str.issuer },
            { term: m.nutritionists_credential_valid(), value: strEnd },
          ]}
        />
        <Credential
          title={m.nutritionists_sip_title()}
          text={m.nutritionists_sip_text()}
          facts={[
            { term: m.nutritionists_credential_number(), value: sip.number },
            { term: m.nutritionists_credential_place(), value: sip.place },
            {
              term: m.nutritionists_credential_valid(),
              value: m.nutritionists_credential_until({ date: formatDate(sip.validUntil) }),
            },
          ]}
        />
      </div>
    </section>
  )
}

/** Sources of the explanations. */
export function CredentialSources() {
  return (
    <SourceList
      title={m.nutritionists_sources_title()}
      sources={[
        { title: m.nutritionists_source_str(), url: strSourceUrl },
        { title: m.nutritionists_source_sip(), url: sipSourceUrl },
      ]}
    />
  )
}

type CredentialProps = { title: string; text: string; facts: { term: string; value: string }[] }

function Credential({ title, text, facts }: CredentialProps) {
  return (
    <div className="grid grid-rows-[auto_1fr_auto] gap-3 border-highlight border-l-4 pl-4 sm:pl-5">
      <h3 className="text-lg">{title}</h3>
      <p className="max-w-prose">{text}</p>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-3 lg:grid-cols-2">
        {facts.map(({ term, value }) => (
          <div key={term} className="min-w-0">
            <dt className="text-ink-muted text-sm">{term}</dt>
            <dd className="text-balance font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
