import { createContext, use } from 'react'
import type { components } from '@parket/api-client/schema'
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

/** The script element that carries the state; `<` is escaped so that no text can end the element. */
export function pageStateScript(state: PageState): string {
  const json = JSON.stringify(state).replaceAll('<', String.raw`\u003c`)
  return `<script type="application/json" id="${ELEMENT_ID}">${json}</script>`
}

/** The state the server put into this page, null where the page came without one (`npm run dev`). */
export function readPageState(): PageState | null {
  const text = document.querySelector(`#${ELEMENT_ID}`)?.textContent
  return text ? (JSON.parse(text) as PageState) : null
}
