const words = [
  'первое',
  'второе',
  'третье',
  'четвёртое',
  'пятое',
  'шестое',
  'седьмое',
  'восьмое',
  'девятое',
  'десятое',
]

interface Range {
  place: number
  place_to: number
}

/** A place as it is called: «третье», «12-е», of those who share it «2–3-е». */
export function placeWord({ place, place_to }: Range): string {
  if (place !== place_to) return `${place}–${place_to}-е`
  return words[place - 1] ?? `${place}-е`
}

/** «Третье место». */
export function placeTitle(range: Range): string {
  const word = placeWord(range)
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} место`
}
