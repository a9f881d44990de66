export type Gender = 'F' | 'M'

/** «gender (default F)» (docs/rules/accounts.md, «User»). */
export const defaultGender: Gender = 'F'

export const genderLabels: Record<Gender, string> = { F: 'Женский', M: 'Мужской' }

/** In the order in which one is asked. */
export const genderOptions = (['F', 'M'] as const).map((value) => ({
  value,
  label: genderLabels[value],
}))

export function isGender(value: unknown): value is Gender {
  return value === 'F' || value === 'M'
}
