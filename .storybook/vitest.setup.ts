import { configure } from 'storybook/test'
import { afterEach, beforeEach, inject } from 'vitest'
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

/** «Nothing scrolls sideways at 320 px»: every story shown on a phone is narrowed once more. */
afterEach(async () => {
  if (window.innerWidth >= PHONE_BELOW) return
  await page.viewport(NARROWEST.width, NARROWEST.height)
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) {
    throw new Error(`At 320 px the page scrolls sideways: it is ${scrollWidth} px wide.`)
  }
})
