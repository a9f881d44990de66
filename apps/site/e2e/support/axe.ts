import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** What is wrong with what the page shows now: it scrolls sideways, or axe finds something. */
export async function faultsOf(page: Page): Promise<string[]> {
  // The panel of the page cuts off what is too wide for it: there it is lost instead of scrolling.
  const overhang = await page.evaluate(() => {
    const panel = document.querySelector('#main')?.parentElement ?? document.body
    return Math.max(
      ...[document.documentElement, panel].map((box) => box.scrollWidth - box.clientWidth),
    )
  })
  // No page has frames; without looking for them axe needs no page of its own.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return [
    ...(overhang > 0 ? [`scrolls sideways by ${overhang} px`] : []),
    ...violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    ),
  ]
}

/** Notes the faults of a page and lets the walk go on. */
export async function expectSound(page: Page, what: string): Promise<void> {
  expect.soft(await faultsOf(page), what).toEqual([])
}
