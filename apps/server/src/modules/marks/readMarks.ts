import { impossibleMarkText, isPossibleMark, type SheetMarks } from '@parket/domain/marks/sheets'
import { problemText } from '@parket/domain/problems/catalogue'
import { addError, hasErrors, type FieldErrors } from '@parket/domain/problems/fieldErrors'

import type { Input } from '../../contract/handlers.ts'
import { invalidFields } from '../../http/problem.ts'
import { sheetFault } from './sheetFault.ts'
import { criteriaOf, markedNumbers, type RoundState, type Sheet } from './state.ts'

type MarkInput = NonNullable<Input<'saveSheet'>['body']['marks']>

/** @throws Problem 422 under `marks.<index>`, an impossible mark by the name of dance, judge and entry */
export function readMarks(
  sent: MarkInput,
  { dance, letter }: Sheet,
  state: RoundState,
): SheetMarks {
  const numbers = markedNumbers(state)
  const maxima = criteriaOf(state)?.map(({ max }) => max) ?? []
  const count = Math.max(1, maxima.length)
  const limits = { kind: state.kind, entries: numbers.size, maxima }
  const errors: FieldErrors = {}
  const marks = sent.map(({ registration_id = 0, values = [] }, index) => {
    const entry = numbers.get(registration_id)
    if (entry === undefined) {
      addError(errors, `marks.${index}`, problemText('entry_not_in_round'))
      return []
    }
    const given = Array.from({ length: count }, (_, at) => values[at] ?? null)
    const isPossible =
      values.length <= count &&
      given.every((mark, at) => mark === null || isPossibleMark(mark, at, limits))
    if (!isPossible) {
      addError(errors, `marks.${index}`, impossibleMarkText({ dance, judge: letter, entry }))
    }
    return [[String(registration_id), given] as const]
  })
  if (hasErrors(errors)) throw invalidFields(errors)
  return Object.fromEntries(marks.flat())
}

/** @throws Problem 422 for marks that cannot be together */
export function refuseIncomplete(marks: SheetMarks, sheet: Sheet, state: RoundState): void {
  const fault = sheetFault(marks, sheet, state)
  if (fault !== null) throw invalidFields({ marks: [fault] })
}
