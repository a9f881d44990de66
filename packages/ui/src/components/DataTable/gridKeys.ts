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

/** Letters that do what other keys do, by their place on the keyboard: the layout plays no part. */
const letters: Readonly<Record<string, string>> = {
  KeyJ: 'ArrowDown',
  KeyK: 'ArrowUp',
  KeyX: ' ',
}

/** What a key of the grid means: J and K go down and up, X selects, E opens the row; all others mean themselves. */
export function gridKey(event: {
  key: string
  code: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}): string {
  if (event.ctrlKey || event.metaKey || event.altKey) return event.key
  return event.code === 'KeyE' ? 'Open' : (letters[event.code] ?? event.key)
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
