import type { View } from '../view.ts'

/** What a page shows: its screen's props, and why there is no such thing where there is none. */
export interface Shown<Props> {
  /** What the server said of what is not there; null where it is, or is still looked for. */
  missing: string | null
  props: Props
}

/** What to say in place of a page; null where it is there, or is still looked for. */
export function missingOf(view: View<unknown>): string | null {
  return view.state === 'notFound' ? view.message : null
}
