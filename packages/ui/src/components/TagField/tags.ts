/** The words of a text that lists them by commas, semicolons or lines. */
export function splitTags(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map((word) => word.trim().replaceAll(/\s+/g, ' '))
    .filter((word) => word !== '')
}

/** The list with the new ones at its end; a word is the same in capitals too. */
export function addTags(tags: readonly string[], added: readonly string[]): string[] {
  const result = [...tags]
  const known = new Set(tags.map((tag) => tag.toLocaleLowerCase('ru')))
  for (const tag of added) {
    const key = tag.toLocaleLowerCase('ru')
    if (known.has(key)) continue
    known.add(key)
    result.push(tag)
  }
  return result
}
