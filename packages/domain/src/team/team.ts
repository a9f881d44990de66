import { problemText } from '../problems/catalogue.ts'
import { checkLength, checkRequired } from '../problems/fieldChecks.ts'
import { addError, type FieldErrors } from '../problems/fieldErrors.ts'
import { checkPublicContacts, type PublicContacts } from './publicContacts.ts'

/** What a superadmin fills in about a team, whole. */
export interface TeamFields {
  name: string
  /** Lower case, IDN as punycode; null for the default team. */
  domain: string | null
  /** `#rrggbb` */
  accent: string
  contacts: PublicContacts
  /** Markdown. */
  home_text: string
}

const limits = { name: 100, homeText: 100_000 }

/**
 * Every rule of a team's settings (decisions, «Tenants»); problems by field.
 *
 * @param isDefault whether it is the team without a domain, of which there is always one
 */
export function checkTeam(team: TeamFields, isDefault: boolean): FieldErrors {
  const errors: FieldErrors = {}
  checkRequired(errors, 'name', team.name, limits.name)
  if (team.domain === null) {
    if (!isDefault) addError(errors, 'domain', problemText('domain_missing'))
  } else if (!isDomain(team.domain)) {
    addError(errors, 'domain', problemText('domain_invalid'))
  }
  if (!isColor(team.accent)) addError(errors, 'accent', problemText('color_invalid'))
  checkPublicContacts(errors, team.contacts)
  checkLength(errors, 'home_text', team.home_text, limits.homeText)
  return errors
}

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const domainPattern = new RegExp(`^${label}(?:\\.${label})*$`)

/** Whether the text is a host name as it is compared: lower case, punycode, no port; no IP address. */
export function isDomain(text: string): boolean {
  return text.length <= 253 && domainPattern.test(text) && !/(^|\.)\d+$/.test(text)
}

/** Whether the text is a colour `#rrggbb`. */
export function isColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text)
}
