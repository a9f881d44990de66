import { minutesInDay } from 'date-fns/constants'
import { isInstantText } from '../format/instant.ts'
import { problemText } from '../problems/catalogue.ts'
import { checkLength, checkNumber, checkRequired } from '../problems/fieldChecks.ts'
import { addError, type FieldErrors } from '../problems/fieldErrors.ts'

export type SessionItemKind = 'round' | 'break' | 'ceremony'

/** An item as an organiser fills it in. */
export interface SessionItemFields {
  kind: string
  contest_id: string | null
  round_index: number | null
  title: string
  minutes: number
  /** Minutes that it begins later than the item before ends. */
  delay: number
}

/** A session as an organiser fills it in, whole. */
export interface SessionFields {
  number: number
  title: string
  floor: string
  /** ISO 8601 with offset. */
  start: string
  items: readonly SessionItemFields[]
}

const textLimit = 200
const numbers = { min: 1, max: 999 }
/** «Round label … index must be 0–7» (docs/rules/rounds-and-heats.md, «Round label»). */
const roundIndexes = { min: 0, max: 7 }
const lengths = { min: 0, max: minutesInDay }

/**
 * Every rule of a session; problems by field (`items.0.minutes`).
 *
 * @param hasRounds by contest id, the contests of the event; false where a contest has no rounds
 */
export function checkSession(
  session: SessionFields,
  hasRounds: ReadonlyMap<string, boolean>,
): FieldErrors {
  const errors: FieldErrors = {}
  checkNumber(errors, 'number', session.number, numbers)
  checkLength(errors, 'title', session.title, textLimit)
  checkLength(errors, 'floor', session.floor, textLimit)
  if (!isInstantText(session.start)) addError(errors, 'start', problemText('moment_invalid'))
  session.items.forEach((item, index) => checkItem(errors, `items.${index}`, item, hasRounds))
  return errors
}

function checkItem(
  errors: FieldErrors,
  path: string,
  { kind, contest_id, round_index, title, minutes, delay }: SessionItemFields,
  hasRounds: ReadonlyMap<string, boolean>,
): void {
  checkNumber(errors, `${path}.minutes`, minutes, lengths)
  checkNumber(errors, `${path}.delay`, delay, lengths)
  if (contest_id !== null && !hasRounds.has(contest_id)) {
    addError(errors, `${path}.contest_id`, problemText('contest_foreign'))
  }
  switch (kind) {
    case 'round':
      checkLength(errors, `${path}.title`, title, textLimit)
      checkNumber(errors, `${path}.round_index`, round_index, roundIndexes)
      if (contest_id === null || round_index === null) {
        addError(errors, `${path}.contest_id`, problemText('session_round_missing'))
      } else if (hasRounds.get(contest_id) === false) {
        addError(errors, `${path}.contest_id`, problemText('contest_without_rounds'))
      }
      return
    case 'break':
    case 'ceremony':
      checkRequired(errors, `${path}.title`, title, textLimit)
      return
    default:
      addError(errors, `${path}.kind`, problemText('session_item_kind'))
  }
}
