import type { RegistrationFilter } from '../contest/filters.ts'
import { mergeErrors, hasErrors, type FieldErrors } from '../problems/fieldErrors.ts'
import { problemText } from '../problems/catalogue.ts'
import { checkWindow, type RegistrationRules } from './check.ts'
import { checkChoice } from './choice.ts'
import { checkConsents } from './consents.ts'
import { checkContacts } from './contacts.ts'
import { checkDancers, checkRepeatedDancers } from './dancers.ts'
import type { Draft } from './draft.ts'
import { checkPackets } from './packets.ts'

/** «Registration wizard: steps 0–4» (spec §4). */
export const steps = [
  { label: 'Контакты' },
  { label: 'Танцоры' },
  { label: 'Пакеты' },
  { label: 'Номинации' },
  { label: 'Проверка' },
] as const

export type StepIndex = 0 | 1 | 2 | 3 | 4

export const stepIndexes: readonly StepIndex[] = [0, 1, 2, 3, 4]

export function isStepIndex(value: unknown): value is StepIndex {
  return stepIndexes.some((step) => step === value)
}

/** The rules of an event and the wizard's door. */
export interface WizardRules extends RegistrationRules {
  filter: RegistrationFilter
}

/**
 * What keeps a step from being done. «Valid when: 0 contacts filled; 1 dancers valid; 2 packet
 * selection complete; 3 always; 4 everything valid and at least one contest chosen» (spec §4).
 */
export function stepErrors(step: StepIndex, draft: Draft, rules: WizardRules): FieldErrors {
  switch (step) {
    case 0:
      return checkContacts(draft.contacts)
    case 1:
      return mergeErrors(checkDancers(draft.dancers, rules), checkRepeatedDancers(draft.dancers))
    case 2:
      return checkPackets(draft.packets, rules)
    case 3:
      return {}
    default:
      return mergeErrors(
        checkWindow(rules),
        stepErrors(0, draft, rules),
        stepErrors(1, draft, rules),
        stepErrors(2, draft, rules),
        checkChoice(draft, rules),
        checkConsents(draft.consents, true),
      )
  }
}

export function isStepValid(step: StepIndex, draft: Draft, rules: WizardRules): boolean {
  return !hasErrors(stepErrors(step, draft, rules))
}

/** A step can be opened when all before it are valid; finished steps stay open for change. */
export function isStepReachable(step: StepIndex, draft: Draft, rules: WizardRules): boolean {
  return stepIndexes.slice(0, step).every((before) => isStepValid(before, draft, rules))
}

/** The furthest step up to `wanted` that can be opened: where a restored draft goes on. */
export function furthestStep(wanted: StepIndex, draft: Draft, rules: WizardRules): StepIndex {
  return stepIndexes.reduce(
    (furthest, step) => (step <= wanted && isStepReachable(step, draft, rules) ? step : furthest),
    0,
  )
}

/** The step on which a problem is mended, by its key (and, for `packets`, its texts). */
export function stepOfField(
  field: string,
  texts: readonly string[],
  draft: Pick<Draft, 'packets'>,
): StepIndex {
  const [area, id = ''] = field.split('.')
  switch (area) {
    case 'regData':
      return 0
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
  if (id === '') return texts.includes(problemText('packets_unfinished'))
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
