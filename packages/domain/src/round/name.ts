import type { RoundKind } from '../scoring/resultFile.ts'
import type { RoundType } from './extraRound.ts'

/** Where leaders and followers are placed apart. */
export const roleWords = { leader: 'ведущие', follower: 'ведомые' } as const

/** What rounds besides the planned ones are called. */
export const typeWords = { hope: 'Тур надежды', redance: 'Перетанцовка' } as const

/** What judges give in a round. */
export const markWords: Readonly<Record<RoundKind, string>> = {
  crosses: 'кресты',
  skating: 'места',
  points: 'баллы',
  callbacks: 'отбор',
  'relative-placement': 'места',
}

/** What a round is called by. */
export interface NamedRound {
  label: string
  type: RoundType
  role: keyof typeof roleWords | null
}

/** «1/2», «Финал, ведущие», «Тур надежды 1/4». */
export function roundName({ label, type, role }: NamedRound): string {
  const named = type === 'main' ? label : `${typeWords[type]} ${label}`
  return role === null ? named : `${named}, ${roleWords[role]}`
}
