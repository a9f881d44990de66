/** «E», «E и D», «A, B и C». */
export function listText(words: readonly string[]): string {
  const [last = '', ...before] = words.toReversed()
  return before.length === 0 ? last : `${before.toReversed().join(', ')} и\u00A0${last}`
}
