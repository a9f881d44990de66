import type { Handlers } from '../../../contract/handlers.ts'
import { listOwnConsents, withdrawConsent } from './consents.ts'

export const ownConsentHandlers = { listOwnConsents, withdrawConsent } satisfies Handlers
