import { chromium } from 'playwright'
import { launchOptions } from '../chromium.ts'
import { percentile, rounded } from './numbers.ts'

/** From a tap to «Сохранено», ms, at a processor four times slower. */
interface TapFigures {
  taps: number
  /** A strict write to IndexedDB and nothing else, in the same page and turn by turn with the taps. */
  bareP50: number
  bareP99: number
  p50: number
  p99: number
  limit: number
  isKept: boolean
}

const TAPS = 400
const CPU = 4
/** Of the demo: its judge has a round that runs. */
const LINK = '/judge/demo-judge-g-parketpar'

export async function measureTap(url: string): Promise<TapFigures> {
  const browser = await chromium.launch(await launchOptions())
  try {
    const page = await browser.newPage({ viewport: { width: 375, height: 635 } })
    await page.goto(url + LINK)
    await page.getByRole('button', { name: 'Да, это я' }).click()
    await page.getByRole('button', { name: /^№/ }).first().waitFor()
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU })
    const { bare, ours } = await page.evaluate<{ bare: number[]; ours: number[] }>(measuring)
    const [bareP99, p99] = [percentile(bare, 0.99), percentile(ours, 0.99)]
    const limit = bareP99 * 1.5 + 16
    return {
      taps: ours.length,
      bareP50: rounded(percentile(bare, 0.5)),
      bareP99: rounded(bareP99),
      p50: rounded(percentile(ours, 0.5)),
      p99: rounded(p99),
      limit: rounded(limit),
      isKept: p99 <= limit,
    }
  } finally {
    await browser.close()
  }
}

/** Runs in the page: one number is put and taken back, each time until the page says that it is stored. */
const measuring = `(async () => {
  const slot = document.querySelector('[role=status]')
  const tile = [...document.querySelectorAll('button[aria-pressed]')].find((one) => one.textContent.startsWith('№'))
  const opening = indexedDB.open('bench')
  opening.onupgradeneeded = () => opening.result.createObjectStore('operations', { keyPath: 'seq' })
  await new Promise((resolve) => { opening.onsuccess = resolve })
  const database = opening.result
  const operation = { roundId: 7, roundVersion: 1, attempt: 1, dance: 'Вальс', letter: 'C', entries: { 9: [1] }, isSubmit: false, at: new Date().toISOString() }
  function write(seq) {
    return new Promise((resolve, reject) => {
      const began = performance.now()
      const stores = database.transaction('operations', 'readwrite', { durability: 'strict' })
      stores.objectStore('operations').put({ ...operation, seq })
      stores.oncomplete = () => resolve(performance.now() - began)
      stores.onerror = reject
    })
  }
  function tap() {
    return new Promise((resolve) => {
      const began = performance.now()
      let isWriting = false
      const look = () => {
        const text = slot.textContent
        if (text.includes('Сохраняем')) isWriting = true
        else if (isWriting && /сохранено/i.test(text)) {
          observer.disconnect()
          resolve(performance.now() - began)
        }
      }
      const observer = new MutationObserver(look)
      observer.observe(slot, { subtree: true, childList: true, characterData: true })
      tile.click()
      look()
    })
  }
  const pause = () => new Promise((resolve) => setTimeout(resolve, 30))
  const bare = []
  const ours = []
  for (let count = 0; count < ${TAPS}; count += 1) {
    bare.push(await write(count + 1))
    await pause()
    ours.push(await tap())
    await pause()
  }
  database.close()
  indexedDB.deleteDatabase('bench')
  return { bare, ours }
})()`
