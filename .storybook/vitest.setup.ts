import { configure } from 'storybook/test'
import { afterAll, afterEach, beforeEach, inject, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'

// Two browsers on two cores: what a story waits for comes late now and then.
configure({ asyncUtilTimeout: 5000 })

const NARROWEST = { width: 320, height: 640 }
const PHONE_BELOW = 768

declare module 'vitest' {
  interface ProvidedContext {
    /** Which stories of a file are shown: all, or those at every second place. */
    places: 'all' | 'even' | 'odd'
  }
}

/** A quick run shows the first story of a file in both of its looks, and each other one in one of them, by turns. */
beforeEach(({ task, skip }) => {
  const places = inject('places')
  const place = task.file.tasks.indexOf(task)
  const isShown = places === 'all' || place === 0 || (place % 2 === 0) === (places === 'even')
  skip(!isShown, 'Shown in the other look; a full run shows it in all.')
})

/**
 * Storybook renders within `act`, and turns React's setting for it on and off. Of a part that is loaded while it does so,
 * or of two renderings that overlap, React complains to whoever calls `act`: that is no fault of the story.
 */
const KNOWN_WORDS = /suspended inside an `act` scope|not configured to support act\(/

/** What the console said while stories of a file were shown, each with its story. */
const faults: string[] = []

/**
 * What React complains of (two children with one key, a wrong tree) is a fault, though the page looks right. The file
 * fails, not the story: React says most of it once, and a story that is tried again would pass.
 */
beforeEach(({ task }) => {
  const told = vi.spyOn(console, 'error')
  onTestFinished(() => {
    const words = told.mock.calls.map((call) => call.join(' '))
    told.mockRestore()
    const unknown = words.filter((one) => !KNOWN_WORDS.test(one))
    faults.push(...unknown.map((one) => `${task.name}: ${one}`))
  })
})
afterAll(() => {
  const found = faults.splice(0)
  if (found.length > 0) throw new Error(`The console says:\n${found.join('\n')}`)
})

/** «Nothing scrolls sideways at 320 px»: every story shown on a phone is narrowed once more. */
afterEach(async () => {
  if (window.innerWidth >= PHONE_BELOW) return
  await page.viewport(NARROWEST.width, NARROWEST.height)
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) {
    throw new Error(`At 320 px the page scrolls sideways: it is ${scrollWidth} px wide.`)
  }
})
