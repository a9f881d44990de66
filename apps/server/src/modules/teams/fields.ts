import { problemText } from '@parket/domain/problems/catalogue'
import { hasErrors } from '@parket/domain/problems/fieldErrors'
import { checkTeam, type TeamFields } from '@parket/domain/team/team'

import type { Input } from '../../contract/handlers.ts'
import { normalizeHost } from '../../http/host.ts'
import type { Tenant } from '../../http/tenant.ts'
import { invalid, Problem } from '../../http/problem.ts'
import { overwrite } from '../../change/patch.ts'

const noContacts = { phone: '', email: '', site: '', address: '' }

/** A team before anything was filled in; the accent is the house's. */
export const newTeamFields: TeamFields = {
  name: '',
  domain: null,
  accent: '#8a2f4b',
  contacts: noContacts,
  home_text: '',
}

/** What is filled in about a stored team. */
export function teamFields({ name, domain, accent, contacts, home_text }: Tenant): TeamFields {
  return { name, domain, accent, contacts: { ...noContacts, ...contacts }, home_text }
}

/**
 * What was sent, written over the fields as they are, by the rules. A domain may be typed in any
 * case and in Russian letters; it is kept as it is compared.
 *
 * @throws Problem 422 by field
 */
export function readTeam(
  fields: TeamFields,
  { contacts, deleted_at: _deleted, ...sent }: Input<'updateTeam'>['body'],
  isDefault: boolean,
): TeamFields {
  const written = overwrite(fields, sent)
  const team = {
    ...written,
    domain: readDomain(written.domain),
    accent: written.accent.toLowerCase(),
    contacts: overwrite(fields.contacts, contacts),
  }
  const errors = checkTeam(team, isDefault)
  if (hasErrors(errors)) throw invalid(errors)
  return team
}

/** What is no host name stays as it was typed, for the rules to refuse. */
function readDomain(text: string | null): string | null {
  if (!text) return null
  return normalizeHost(text) || text
}

/** The columns that hold the fields. */
export function teamColumns({ contacts, ...rest }: TeamFields) {
  return { ...rest, contacts: JSON.stringify(contacts) }
}

export function domainTaken(): Problem {
  return new Problem(409, 'domain_taken', { errors: { domain: [problemText('domain_taken')] } })
}
