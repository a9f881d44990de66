import { filled, type Words } from '@parket/domain/format/sayOf'

/**
 * Tells what the rules and the server refuse in other words, for `problems` of `TextsProvider`. They say it in Russian,
 * by a catalogue: a text is found in it again, with what was filled in.
 * @param ours the catalogue: `formProblems` of `@parket/domain/problems/formProblems`, what a visitor meets
 * @param others the same in other words; what is left out stays in Russian
 * @param language of the others
 */
export function retoldProblems<Code extends string>(
  ours: Words<Code>,
  others: Partial<Words<Code>>,
  language = 'ru',
): (text: string) => string {
  const codes = Object.keys(others) as Code[]
  const known = codes.map((code) => ({ pattern: patternOf(ours[code]), other: others[code] }))
  function retold(text: string): string | null {
    for (const { pattern, other } of known) {
      const found = pattern.exec(text)
      if (found && other !== undefined) return filled(other, { ...found.groups }, language)
    }
    return null
  }
  // Reasons for one contest stand in one line; no value holds what divides them.
  return (text) =>
    retold(text) ??
    text
      .split('; ')
      .map((part) => retold(part) ?? part)
      .join('; ')
}

/** Finds a text that was made from a template, with its values by their names. */
function patternOf(template: string): RegExp {
  const literal = template.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^${literal.replaceAll(/\{(\w+)\}/g, '(?<$1>(?:(?!; ).)+)')}$`)
}
