import type { ReactNode } from 'react'

/** Given as the value of a place, it keeps the place open for an element; a text has no lines. */
export const elementHere = '\n'

/** A text with an element in the place that `elementHere` keeps; without the place it is the text alone. */
export function withElement(text: string, element: ReactNode): ReactNode {
  const [before, ...after] = text.split(elementHere)
  return (
    <>
      {before}
      {after.length > 0 && element}
      {after.join('')}
    </>
  )
}
