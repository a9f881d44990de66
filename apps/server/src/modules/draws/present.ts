import type { components } from '@parket/api-client/schema'
import type { Draw } from '@parket/domain/draw/foldDraws'
import { seedText } from '@parket/domain/draw/seedText'
import type { Move } from '@parket/domain/scoring/fileDraw'

import type { SessionRow } from '../../records/timetable.ts'
import { sha256 } from '../../security/sha256.ts'
import type { DrawSecret } from './secrets.ts'

type Schemas = components['schemas']

/** What is shown of a session: the secret once the digits are said. */
export function presentSessionDraw(
  { id, number, title, start_at }: Pick<SessionRow, 'id' | 'number' | 'title' | 'start_at'>,
  secret: DrawSecret | undefined,
): Schemas['SessionDraw'] {
  const digits = secret?.digits ?? null
  return {
    session_id: id,
    number,
    title,
    start: start_at.toISOString(),
    hash: secret ? sha256(secret.secret) : null,
    committed_at: secret?.committed_at.toISOString() ?? null,
    digits,
    said_at: secret?.said_at?.toISOString() ?? null,
    secret: secret && digits !== null ? secret.secret : null,
  }
}

/**
 * The draws of the round of this name, each with the session from which its seed follows, as anybody can compute it.
 * @param moved of the draw in effect, by start numbers
 */
export function presentDraws(
  name: string,
  draws: readonly Draw[],
  secrets: readonly DrawSecret[],
  moved: readonly Move[],
): Schemas['RoundDraw'][] {
  return draws.map(({ number, seed, at, unlocked, withdrawn }) => {
    const said = secrets.find(
      ({ secret, digits }) =>
        digits !== null && sha256(seedText({ secret, digits, round: name, number })) === seed,
    )
    const session_id = said?.session_id ?? null
    const isInEffect = withdrawn === null
    return {
      number,
      seed,
      at,
      session_id,
      unlocked: [...unlocked],
      withdrawn,
      moved: isInEffect ? [...moved] : [],
    }
  })
}
