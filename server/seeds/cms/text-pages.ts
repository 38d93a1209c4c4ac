import { about } from './text-pages/about-page.ts'
import { checks } from './text-pages/checks.ts'
import { consultation } from './text-pages/consultation.ts'
import { enterpriseContact } from './text-pages/enterprise-contact.ts'
import { enterpriseServices } from './text-pages/enterprise-services.ts'
import { foodSources } from './text-pages/food-sources.ts'
import { forEnterprise } from './text-pages/for-enterprise.ts'
import { ifProgram } from './text-pages/if-program.ts'
import { policy } from './text-pages/policy.ts'
import { pricing } from './text-pages/pricing.ts'
import { privacy } from './text-pages/privacy.ts'

export const textPages = [
  about,
  forEnterprise,
  enterpriseServices,
  enterpriseContact,
  policy,
  privacy,
  consultation,
  checks,
  ifProgram,
  pricing,
  foodSources,
]
