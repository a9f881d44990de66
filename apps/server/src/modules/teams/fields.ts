import { mergeValues } from '@parket/domain/fields/field'
import { problemText } from '@parket/domain/problems/catalogue'
import { hasErrors } from '@parket/domain/problems/fieldErrors'
import { checkTeam, teamFields, type TeamFields } from '@parket/domain/team/team'
import type { Insertable } from 'kysely'

import { columnsOf } from '../../db/fieldColumns.ts'
import type { TeamsTable } from '../../db/schema.ts'
import type { Input } from '../../contract/handlers.ts'
import { normalizeHost } from '../../http/host.ts'
import { invalid, Problem } from '../../http/problem.ts'

/**
 * What was sent, written over the fields as they are, by the rules. A domain may be typed in any
 * case and in Russian letters; it is kept as it is compared.
 *
 * @throws Problem 422 by field
 */
export function readTeam(
  fields: TeamFields,
  sent: Input<'updateTeam'>['body'],
  isDefault: boolean,
): TeamFields {
  const written = mergeValues(teamFields, fields, sent)
  const team = {
    ...written,
    domain: readDomain(written.domain),
    accent: written.accent.toLowerCase(),
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
export function teamColumns(fields: TeamFields) {
  return columnsOf(teamFields, fields) as Pick<Insertable<TeamsTable>, keyof TeamFields>
}

export function domainTaken(): Problem {
  return new Problem(409, 'domain_taken', { errors: { domain: [problemText('domain_taken')] } })
}
