import type { SheetMarks } from '@parket/domain/marks/sheets'

/** Marks that this device has typed and the server has not answered for, by sheet. */
const keyOf = (sheetId: number) => `parket.marks.${sheetId}`

/** What was typed before a reload or a lost connection; nothing where the store cannot be read. */
export function readUnsent(sheetId: number): SheetMarks {
  try {
    return JSON.parse(localStorage.getItem(keyOf(sheetId)) ?? '{}') as SheetMarks
  } catch {
    return {}
  }
}

/** Keeps what is not stored yet; a full or closed store leaves it in memory alone. */
export function keepUnsent(sheetId: number, unsent: SheetMarks): void {
  try {
    if (Object.keys(unsent).length === 0) localStorage.removeItem(keyOf(sheetId))
    else localStorage.setItem(keyOf(sheetId), JSON.stringify(unsent))
  } catch {
    // Typing goes on without it.
  }
}
