/** How words say what holds where the prop is not given. */
const DEFAULT = / По умолчанию `([^`]+)`\.$/
/** What is no text in the code: a number, yes or no, nothing. */
const NO_TEXT = /^(?:-?[\d.]+|true|false|null|undefined)$/

/** Words of a prop, with the default that they end with apart. */
export interface ToldDefault {
  words: string
  /** As it is written in code, `'secondary'` or `500`; null where the words end with none. */
  value: string | null
}

/** Takes «По умолчанию `secondary`.» off the end of words. */
export function toldDefault(text: string): ToldDefault {
  const told = DEFAULT.exec(text)?.[1]
  if (told === undefined) return { words: text, value: null }
  return { words: text.replace(DEFAULT, ''), value: NO_TEXT.test(told) ? told : `'${told}'` }
}

/** Whether words say what holds where the prop is not given, in code or in words. */
export function tellsDefault(text: string): boolean {
  return /По умолчанию/.test(text)
}
