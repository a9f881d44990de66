/** A cell of the grid; row −1 is the header. */
export interface GridPosition {
  row: number
  column: number
}

export interface GridSize {
  rows: number
  columns: number
  /** Rows seen at once: what PageUp and PageDown go by. */
  page: number
}

interface Key {
  key: string
  ctrlKey: boolean
}

/**
 * Where a key leads in a grid (ARIA grid pattern), kept within it.
 * @returns null when the key does not move.
 */
export function nextPosition(
  { key, ctrlKey }: Key,
  { row, column }: GridPosition,
  { rows, columns, page }: GridSize,
): GridPosition | null {
  const last = { row: rows - 1, column: columns - 1 }
  const moves: Record<string, GridPosition> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    PageUp: { row: row < 0 ? row : Math.max(0, row - page), column },
    PageDown: { row: row + page, column },
    Home: { row: ctrlKey ? 0 : row, column: 0 },
    End: ctrlKey ? last : { row, column: last.column },
  }
  const next = moves[key]
  if (!next) return null
  return {
    row: Math.min(last.row, Math.max(-1, next.row)),
    column: Math.min(last.column, Math.max(0, next.column)),
  }
}
