/** One line of the page of results. */
export interface Finding {
  attack: string
  target: string
  measured: string
  holds: boolean
}

/** The page of results as text. */
export function reportText(findings: readonly Finding[], skipped: readonly string[]): string {
  const lines = findings.map(
    ({ attack, target, measured, holds }) =>
      `${holds ? 'holds' : 'FAILS'}  ${attack}\n       wanted: ${target}\n       found:  ${measured}`,
  )
  return [...lines, ...skipped.map((each) => `SKIPPED  ${each}`)].join('\n')
}
