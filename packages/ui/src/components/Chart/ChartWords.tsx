import { fewWords } from './fewWords.ts'
import * as styles from './Chart.css.ts'

/** «25–29» is a short word, «14 сентября» is none. */
const LONGEST_SHORT = 7
/** Half of a letter's width on average, in em: those at the ends stay within the picture. */
const HALF_LETTER = 0.29

interface ChartWordsProps {
  /** Labels below a picture, each at its part of the width, 0 to 1. */
  words: readonly { at: number; text: string }[]
  /** Each below its mark: where marks are wide enough. */
  isCentred: boolean
}

/** Words below a picture, as many as there is room for: they never run into each other. */
export function ChartWords({ words, isCentred }: ChartWordsProps) {
  const isShort = isCentred && words.every(({ text }) => text.length <= LONGEST_SHORT)
  // Each a part of the one before: what is left out leaves room for the rest.
  const many = fewWords(words, isShort ? 12 : 7).map(({ item }) => item)
  const some = fewWords(many, isShort ? 5 : 4).map(({ item }) => item)
  const few = new Set(fewWords(some, isShort ? 3 : 2).map(({ item }) => item))
  return many.map((word) => {
    const room = few.has(word) ? 'any' : some.includes(word) ? 'medium' : 'wide'
    const place = `${word.at * 100}%`
    const half = `${word.text.length * HALF_LETTER}em`
    return (
      <span
        key={word.text}
        className={isShort ? styles.shortWord[room] : styles.longWord[room]}
        style={
          isCentred
            ? { left: `clamp(${half}, ${place}, 100% - ${half})`, translate: '-50%' }
            : { left: place, translate: `-${place}` }
        }
      >
        {word.text}
      </span>
    )
  })
}
