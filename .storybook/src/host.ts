import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach } from 'vitest'

let root: Root
/** Where the test that runs draws; each has one of its own. */
export let host: HTMLElement

beforeEach(() => {
  host = document.createElement('div')
  document.body.append(host)
  root = createRoot(host)
})

afterEach(() => {
  root.unmount()
  host.remove()
})

/** Shows something in place of what stood there before. */
export const draw = (node: ReactNode) => flushSync(() => root.render(node))
