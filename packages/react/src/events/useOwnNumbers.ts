import type { OwnNumbers } from '@parket/ui/screens/events/LiveScreen'
import { useSyncExternalStore } from 'react'
import {
  followOwnNumbers,
  keepOwnNumbers,
  ownNumbersText,
  parseOwnNumbers,
} from '../data/event/ownNumbers.ts'

/** The numbers that are followed at an event; null on the server, which does not know them. */
export function useOwnNumbers(eventId: number): OwnNumbers | null {
  const text = useSyncExternalStore(
    followOwnNumbers,
    () => ownNumbersText(eventId),
    () => null,
  )
  if (text === null) return null
  const numbers = parseOwnNumbers(text)
  return {
    numbers,
    onAdd: (number) => keepOwnNumbers(eventId, [...numbers, number]),
    onRemove: (number) =>
      keepOwnNumbers(
        eventId,
        numbers.filter((one) => one !== number),
      ),
  }
}
