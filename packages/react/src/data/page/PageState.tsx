import { createContext, use } from 'react'
import type { components } from '@parket/api-client/schema'
import { jsonScript, readJsonScript } from './jsonScript.ts'
import type { EmbeddedData } from './source.ts'

/** The team whose site it is. */
export type Team = components['schemas']['Team']

/** All that the server already knew when it made the page; it travels in the page as JSON. */
export interface PageState {
  team: Team
  /** The `ds` parameter of the page's address, null where there is none. */
  ds: string | null
  /** The application's, or why it is not known. */
  version: string
  /** Where the team's site is found by everybody, without a closing slash. */
  siteUrl: string
  /** ISO instant: what is past or open is decided by it. At first when the page was made, then going on. */
  now: string
  /** Why there is no page at all (`ds` names no team): shown in its place. */
  refusal: { status: number; message: string } | null
  /** Data of the page's source, null where the page has none or fetches it in the browser. */
  embedded: EmbeddedData | null
}

/** Given by `ParketProvider`. */
export const PageStateContext = createContext<PageState | null>(null)

/**
 * What is known before anything is fetched: the team, the time, the tenant of the address.
 * @throws Error outside of `ParketProvider`
 */
export function usePageState(): PageState {
  const state = use(PageStateContext)
  if (!state) throw new Error('PageStateContext is missing')
  return state
}

const ELEMENT_ID = 'page-state'

/** The script element that carries the state. */
export const pageStateScript = (state: PageState): string => jsonScript(ELEMENT_ID, state)

/** The state the server put into this page, null where the page came without one (`npm run dev`). */
export const readPageState = (): PageState | null => readJsonScript(ELEMENT_ID) as PageState | null
