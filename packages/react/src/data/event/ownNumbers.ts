import { localStore } from '../browserStorage.ts'

/** As many as a family or a pair of families has. */
const MOST_NUMBERS = 12

const keyOf = (eventId: number) => `parket.ownNumbers.${eventId}`
const followers = new Set<() => void>()

/** The start numbers that are followed at an event as they are kept on this device, parted by spaces. */
export function ownNumbersText(eventId: number): string {
  return localStore.read(keyOf(eventId)) ?? ''
}

/** What is no number is left out. */
export function parseOwnNumbers(text: string): number[] {
  return text
    .split(' ')
    .filter((one) => /^[1-9]\d{0,8}$/.test(one))
    .map(Number)
}

/** Keeps them, each once; of more than fit the last ones. */
export function keepOwnNumbers(eventId: number, numbers: readonly number[]): void {
  const kept = [...new Set(numbers)].slice(-MOST_NUMBERS)
  if (kept.length === 0) localStore.remove(keyOf(eventId))
  else localStore.write(keyOf(eventId), kept.join(' '))
  for (const follower of followers) follower()
}

/** Follows one more. */
export function followNumber(eventId: number, number: number): void {
  const numbers = parseOwnNumbers(ownNumbersText(eventId))
  if (!numbers.includes(number)) keepOwnNumbers(eventId, [...numbers, number])
}

/** Tells of each change, also in another tab. @returns what ends it */
export function followOwnNumbers(follower: () => void): () => void {
  followers.add(follower)
  addEventListener('storage', follower)
  return () => {
    followers.delete(follower)
    removeEventListener('storage', follower)
  }
}
