import { fewWords } from './fewWords.ts'
import * as styles from './Chart.css.ts'

interface ChartWordsProps {
  /** Labels below a picture, each at its part of the width, 0 to 1. */
  words: readonly { at: number; text: string }[]
  /** Each below its mark: where marks are wide enough. Else those at the ends stay within the picture. */
  isCentred: boolean
}

/** Words below a picture, as many as there is room for: they never run into each other. */
export function ChartWords({ words, isCentred }: ChartWordsProps) {
  // Each a part of the one before: what is left out leaves room for the rest.
  const many = fewWords(words, isCentred ? 12 : 7).map(({ item }) => item)
  const some = fewWords(many, isCentred ? 5 : 4).map(({ item }) => item)
  const few = new Set(fewWords(some, isCentred ? 3 : 2).map(({ item }) => item))
  return many.map((word) => {
    const room = few.has(word) ? 'any' : some.includes(word) ? 'medium' : 'wide'
    const shift = isCentred ? '-50%' : `${-word.at * 100}%`
    return (
      <span
        key={word.text}
        className={isCentred ? styles.shortWord[room] : styles.longWord[room]}
        style={{ left: `${word.at * 100}%`, translate: shift }}
      >
        {word.text}
      </span>
    )
  })
}
