import { configure } from 'storybook/test'
import { afterEach } from 'vitest'
import { page } from 'vitest/browser'

// Two browsers on two cores: what a story waits for comes late now and then.
configure({ asyncUtilTimeout: 5000 })

const NARROWEST = { width: 320, height: 640 }
const PHONE_BELOW = 768

/** «Nothing scrolls sideways at 320 px»: every story shown on a phone is narrowed once more. */
afterEach(async () => {
  if (window.innerWidth >= PHONE_BELOW) return
  await page.viewport(NARROWEST.width, NARROWEST.height)
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) {
    throw new Error(`At 320 px the page scrolls sideways: it is ${scrollWidth} px wide.`)
  }
})
