import type { ShownPlace, ShownRound } from './resultData.ts'

/** A sentence of the scoring in which no line ends with «№» or begins with a dash. */
export function heldTogether(sentence: string): string {
  return sentence.replaceAll('№ ', '№\u00A0').replaceAll(' — ', '\u00A0— ')
}

/** «3», «3–5». */
export function placeNumber({ place, place_to }: ShownPlace): string {
  return place === place_to ? String(place) : `${place}–${place_to}`
}

/** «1/2», «Финал, партнёры», «Тур надежды 1/4». */
export function roundName({
  label,
  type,
  role,
}: Pick<ShownRound, 'label' | 'type' | 'role'>): string {
  const named = type === 'main' ? label : `${typeWords[type]} ${label}`
  return role === null ? named : `${named}, ${roleWords[role]}`
}

/** Where leaders and followers are placed apart. */
export const roleWords = { leader: 'партнёры', follower: 'партнёрши' } as const

const typeWords = { hope: 'Тур надежды', redance: 'Перетанцовка' } as const
