/**
 * Letters of a panel as people write them: «A–E» where three or more follow each other, «A, C, E» else.
 * @param letters of the latin alphabet, in any order
 */
export function lettersText(letters: readonly string[]): string {
  const runs: string[][] = []
  for (const letter of letters.toSorted()) {
    const run = runs.at(-1)
    if (run && letter.charCodeAt(0) === (run.at(-1)?.charCodeAt(0) ?? 0) + 1) run.push(letter)
    else runs.push([letter])
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(', '))).join(', ')
}

const alphabet = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')

/** The first letters that nobody has, A … Z, then AA, AB … */
export function freeLetters(taken: readonly string[], count: number): string[] {
  const doubled = alphabet.flatMap((one) => alphabet.map((other) => one + other))
  return [...alphabet, ...doubled].filter((letter) => !taken.includes(letter)).slice(0, count)
}
