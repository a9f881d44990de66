import { mergeValues } from '@parket/domain/fields/field'
import { problemText } from '@parket/domain/problems/catalogue'
import { hasErrors } from '@parket/domain/problems/fieldErrors'
import { checkTeam, teamFields, type TeamFields } from '@parket/domain/team/team'
import type { Insertable } from 'kysely'

import type { Input } from '../../../contract/handlers.ts'
import { columnsOf } from '../../../db/fieldColumns.ts'
import type { TeamsTable } from '../../../db/schema.ts'
import { normalizeHost } from '../../../http/host.ts'
import { invalidFields, Problem } from '../../../http/problem.ts'

/**
 * Merges the sent fields into the current ones and checks them. A domain may be typed in any case
 * and in Cyrillic; it is stored normalised.
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
  if (hasErrors(errors)) throw invalidFields(errors)
  return team
}

/** Text that is no host name is kept as typed, so that the check refuses it. */
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
