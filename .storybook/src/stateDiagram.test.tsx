import '@parket/ui/theme/global.css'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { convert, ThemeProvider, themes } from 'storybook/theming'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import wizard from '../../docs/states/wizard.md?raw'
import { StateDiagram } from '../docs/StateDiagram.tsx'

/** Words that are smaller are not read, px. */
const LEAST = 12

test('words of a diagram that is wider than the page are read: it is scrolled in its own box', async () => {
  await page.viewport(640, 800)
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  flushSync(() =>
    root.render(
      <ThemeProvider theme={convert(themes.light)}>
        <StateDiagram page={wizard} />
      </ThemeProvider>,
    ),
  )
  await expect.poll(() => host.querySelector('svg')).not.toBeNull()
  const drawing = host.querySelector('svg')
  const scale = drawing?.getScreenCTM()?.a ?? 0
  const sizes = [...host.querySelectorAll('svg p, svg text')].map(
    (words) => Number.parseFloat(getComputedStyle(words).fontSize) * scale,
  )
  expect(sizes.length).toBeGreaterThan(20)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(LEAST)
  const box = host.querySelector('section')
  expect(box?.scrollWidth).toBeGreaterThan(box?.clientWidth ?? Infinity)
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
})
