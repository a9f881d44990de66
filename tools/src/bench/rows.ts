export type Row = Record<string, unknown>

/** The rows of one part of a run: some parts are a list, some one row; what was not measured is null. */
export function rowsOf(found: unknown): Row[] {
  const list = Array.isArray(found) ? found : [found]
  return list.filter((row): row is Row => typeof row === 'object' && row !== null)
}

/** @returns a line for each row of a run that did not keep its limit */
export function listMissedLimits(figures: Record<string, unknown>): string[] {
  return Object.entries(figures).flatMap(([title, found]) =>
    rowsOf(found)
      .filter(({ isKept }) => isKept === false)
      .map((row) => `Not kept: ${title}: ${JSON.stringify(row)}`),
  )
}
