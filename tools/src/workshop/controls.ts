import type { WrittenType } from './writtenTypes.ts'

/** What the workshop's table of props lets somebody try. */
export type Control =
  | { control: { disable: true } }
  | { control: { type: 'text' | 'number' | 'boolean' | 'object' } }
  | { control: { type: 'radio' | 'select' }; options: readonly (string | number)[] }

/** What React's own types for a word of HTML are called. */
const TEXT = /^(?:string|HTMLInputAutoCompleteAttribute|.*\['inputMode'\])$/
const LITERAL = /^(?:'[^']*'|-?\d+)$/
/** Of longer ones the editor takes more room than the example. */
const LONGEST_DATA = 1500
const MOST_IN_SIGHT = 5

const none: Control = { control: { disable: true } }

/**
 * The control that can make a value of a type. What is neither a word, a number nor a choice can only be changed where
 * the story has data for it: an editor that starts from nothing makes an empty object, which breaks the example.
 *
 * @param given what the story passes
 */
export function controlOf(type: WrittenType, given: unknown): Control {
  const summary = aliasOf(type)
  if (/=>/.test(summary)) return none
  const kinds = summary.split(' | ').filter((kind) => kind !== 'null' && kind !== 'undefined')
  if (kinds.some((kind) => TEXT.test(kind))) return { control: { type: 'text' } }
  if (kinds.join() === 'boolean' || kinds.join() === 'number') {
    return { control: { type: kinds.join() === 'boolean' ? 'boolean' : 'number' } }
  }
  if (kinds.every((kind) => LITERAL.test(kind))) return choiceOf(kinds)
  if (typeof given === 'string') return { control: { type: 'text' } }
  return isShortData(given) ? { control: { type: 'object' } } : none
}

/** What a name stands for, where the shape beside it says so on its own. */
function aliasOf({ summary, detail }: WrittenType): string {
  const [, name, meaning] = /^type (\w+) = ([^{}]+)$/.exec(detail ?? '') ?? []
  return meaning !== undefined && summary.split(' | ').includes(name ?? '')
    ? meaning.replaceAll(/\s+/g, ' ').replace(/^ ?\| /, '')
    : summary
}

function choiceOf(kinds: readonly string[]): Control {
  const options = kinds.map((kind) => (kind.startsWith("'") ? kind.slice(1, -1) : Number(kind)))
  return { control: { type: options.length > MOST_IN_SIGHT ? 'select' : 'radio' }, options }
}

function isShortData(value: unknown): boolean {
  const isObject = typeof value === 'object' && value !== null
  return isObject && isData(value) && JSON.stringify(value).length <= LONGEST_DATA
}

/** Neither it nor what is in it is a function, an element of React or an object with behaviour. */
function isData(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function'
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
  return isPlain && !('$$typeof' in value) && Object.values(value).every(isData)
}
