import type { FieldErrors } from '../../problems/fieldErrors.ts'
import { formProblemText } from '../../problems/formProblems.ts'
import { affiliationFields } from '../affiliation.ts'
import type { Draft } from '../draft.ts'
import { stepIndexes, type StepIndex } from './stepIndex.ts'

/** The step on which a problem is mended, by its key (and, for `packets`, its texts). */
export function stepOfField(
  field: string,
  texts: readonly string[],
  draft: Pick<Draft, 'packets'>,
): StepIndex {
  const [area, id = ''] = field.split('.')
  switch (area) {
    case 'regData':
      // Troupe, club and coach are the dancers'.
      return affiliationFields.some((name) => name === id) ? 1 : 0
    case 'dancers':
      return 1
    case 'packets':
      return isOfPackets(id, texts, draft) ? 2 : 3
    case 'roles':
      return 3
    default:
      return 4
  }
}

function isOfPackets(id: string, texts: readonly string[], draft: Pick<Draft, 'packets'>): boolean {
  if (id === '') return texts.includes(formProblemText('packets_unfinished'))
  return Object.hasOwn(draft.packets, id)
}

/** The first step that owns a problem; null without problems. */
export function firstStepWithErrors(
  errors: FieldErrors,
  draft: Pick<Draft, 'packets'>,
): StepIndex | null {
  const owners = new Set(
    Object.entries(errors).map(([field, texts]) => stepOfField(field, texts, draft)),
  )
  return stepIndexes.find((step) => owners.has(step)) ?? null
}
