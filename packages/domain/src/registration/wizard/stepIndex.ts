/** «Registration wizard: steps 0–4» (docs/rules/registration.md, «Steps of the wizard»). */
export type StepIndex = 0 | 1 | 2 | 3 | 4

export const stepIndexes: readonly StepIndex[] = [0, 1, 2, 3, 4]

export function isStepIndex(value: unknown): value is StepIndex {
  return stepIndexes.some((step) => step === value)
}

/** The steps' names. */
export const steps = [
  { label: 'Контакты' },
  { label: 'Танцоры' },
  { label: 'Пакеты' },
  { label: 'Номинации' },
  { label: 'Проверка' },
] as const
