import type { ShownPlace } from './resultData.ts'

/** A sentence of the scoring in which no line ends with «№» or begins with a dash. */
export function heldTogether(sentence: string): string {
  return sentence.replaceAll('№ ', '№\u00A0').replaceAll(' — ', '\u00A0— ')
}

/** «3», «3–5». */
export function placeNumber({ place, place_to }: ShownPlace): string {
  return place === place_to ? String(place) : `${place}–${place_to}`
}
