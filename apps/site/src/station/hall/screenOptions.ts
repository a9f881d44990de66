interface ScreenOptions {
  /** A strip on a transparent ground. */
  isOverlay: boolean
  /** The only floor that is shown; null: all. */
  floor: string | null
}

/** What the address of a screen asks for. @param search of the address: `?overlay&floor=А` */
export function screenOptions(search: string): ScreenOptions {
  const asked = new URLSearchParams(search)
  return { isOverlay: asked.has('overlay'), floor: asked.get('floor')?.trim() || null }
}
