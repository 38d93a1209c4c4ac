import { m } from '#app/i18n/paraglide/messages.js'
import type { ContentKind } from '#server/contract/editing/content-kinds.ts'
import type { EditingRefusal } from '#server/contract/editing/editing.schema.ts'

const kindNames: Record<ContentKind, () => string> = {
  article: m.desk_kind_article,
  category: m.desk_kind_category,
  'front-page': m.desk_kind_front_page,
  home: m.desk_kind_home,
  'nutritionist-text': m.desk_kind_nutritionist,
  'page-meta': m.desk_kind_page_meta,
  program: m.desk_kind_program,
  promo: m.desk_kind_promo,
  'text-page': m.desk_kind_text_page,
}

export function kindName(kind: ContentKind): string {
  return kindNames[kind]()
}

const fieldNames: Record<string, () => string> = {
  answer: m.desk_field_answer,
  author: m.desk_field_author,
  authorRole: m.desk_field_author_role,
  biography: m.desk_field_biography,
  category: m.desk_field_category,
  claimEvidence: m.desk_field_claim_evidence,
  claimEvidenceUntil: m.desk_field_claim_evidence_until,
  claimEvidenceUrl: m.desk_field_claim_evidence_url,
  claimFreeDescription: m.desk_field_claim_free_description,
  claimFreeTitle: m.desk_field_claim_free_title,
  claimsEnabled: m.desk_field_claims_enabled,
  closing: m.desk_field_closing,
  description: m.desk_field_description,
  education: m.desk_field_education,
  film: m.desk_field_film,
  heading: m.desk_field_heading,
  headline: m.desk_field_headline,
  hero: m.desk_field_hero,
  html: m.desk_field_html,
  icon: m.desk_field_icon,
  illustration: m.desk_field_illustration,
  includes: m.desk_field_includes,
  introduction: m.desk_field_introduction,
  isNumbered: m.desk_field_is_numbered,
  items: m.desk_field_items,
  keyword: m.desk_field_keyword,
  lead: m.desk_field_lead,
  look: m.desk_field_look,
  metaDescription: m.desk_field_meta_description,
  metaTitle: m.desk_field_meta_title,
  name: m.desk_field_name,
  needs: m.desk_field_needs,
  notSuitableFor: m.desk_field_not_suitable_for,
  paragraphs: m.desk_field_paragraphs,
  picture: m.desk_field_picture,
  position: m.desk_field_position,
  question: m.desk_field_question,
  questions: m.desk_field_questions,
  sections: m.desk_field_sections,
  sources: m.desk_field_sources,
  steps: m.desk_field_steps,
  suitableFor: m.desk_field_suitable_for,
  summary: m.desk_field_summary,
  term: m.desk_field_term,
  terms: m.desk_field_terms,
  text: m.desk_field_text,
  title: m.desk_field_title,
  url: m.desk_field_url,
  validFrom: m.desk_field_valid_from,
  week: m.desk_field_week,
  year: m.desk_field_year,
}

export function fieldName(field: string): string {
  return fieldNames[field]?.() ?? field
}

/** Returns a path such as `sections.0.heading` in words. */
export function pathName(path: string): string {
  const parts = path.split('.')
  return parts.map((part) => (/^\d+$/.test(part) ? Number(part) + 1 : fieldName(part))).join(' › ')
}

const refusals: Record<EditingRefusal['message'], () => string> = {
  invalid: m.desk_refused_invalid,
  emptied: m.desk_refused_emptied,
  missing: m.desk_refused_missing,
  'not-reviewed': m.desk_refused_not_reviewed,
  'in-the-past': m.desk_refused_in_the_past,
  'unknown-revision': m.desk_refused_unknown_revision,
  'not-withdrawable': m.desk_refused_not_withdrawable,
  'own-revision': m.desk_refused_own_revision,
  'not-licensed': m.desk_refused_not_licensed,
  'unknown-picture': m.desk_refused_unknown_picture,
  'no-profile': m.desk_refused_no_profile,
}

export function refusalText({ message, paths }: EditingRefusal): string {
  return [refusals[message](), paths.map(pathName).join(', ')].filter(Boolean).join(' ')
}
