import { about } from './text-pages/about.ts'
import { enterpriseServices } from './text-pages/enterprise-services.ts'
import { forEnterprise } from './text-pages/for-enterprise.ts'
import { policy } from './text-pages/policy.ts'
import { privacy } from './text-pages/privacy.ts'

export const textPages = [about, forEnterprise, enterpriseServices, policy, privacy]
