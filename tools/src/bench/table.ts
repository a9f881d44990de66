import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import type { Browser, Page } from 'playwright'
import { launchOptions } from '../chromium.ts'
import { root } from '../paths.ts'
import { serveFolder } from '../serveFolder.ts'
import { frameWork } from './frameWork.ts'
import { median, percentile, rounded } from './numbers.ts'

/** DataTable against a bare TanStack Virtual list, medians of one run. */
export interface TableFigures {
  cpu: string
  /** Ms from the first render to the rows on screen. */
  readyBare: number
  ready: number
  readyRatio: number
  /** Ms from the first key in the filter to the frame that shows what it left. */
  keyBare: number
  key: number
  keyRatio: number
  /** P95 length of a frame while scrolling, ms: whole beats of the screen, 16.7 where none is missed. */
  frameBare: number
  frame: number
  frameRatio: number
  /** P95 of what such a frame costs the main thread, ms of processor time. */
  workBare: number
  work: number
  workRatio: number
  /** MB of heap over the bare list. */
  heapOver: number
}

const ROUNDS = 27
/** One round in so many scrolls: that takes long, and its frames are many. */
const SCROLLED = 3

/** Builds both pages and measures them in turn, so that both meet the same noise. */
export async function measureTable(): Promise<TableFigures[]> {
  const folder = await mkdtemp(join(tmpdir(), 'parket-table-'))
  const { build } = await import('vite')
  await build({
    configFile: join(root, '.storybook', 'bench.config.ts'),
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
  })
  const server = await serveFolder(folder)
  const browser = await chromium.launch(await launchOptions())
  try {
    return [await compare(browser, server.url, 1), await compare(browser, server.url, 4)]
  } finally {
    await browser.close()
    server.close()
    await rm(folder, { recursive: true })
  }
}

interface Sample {
  ready: number
  key: number
  heap: number
  frame?: number
  work?: number
}

async function compare(browser: Browser, url: string, cpu: number): Promise<TableFigures> {
  const bare: Sample[] = []
  const ours: Sample[] = []
  const pages = [
    { samples: bare, url: `${url}?bare` },
    { samples: ours, url: `${url}?ours` },
  ]
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const page of pages) {
      page.samples.push(await sample(browser, page.url, cpu, round % SCROLLED === 0))
    }
    // Neither always goes first.
    pages.reverse()
  }
  const of = (samples: Sample[], name: keyof Sample) =>
    median(samples.flatMap((one) => one[name] ?? []))
  const pair = (name: keyof Sample) => {
    const [one, other] = [of(bare, name), of(ours, name)]
    return [rounded(one), rounded(other), rounded(other / one, 100)] as const
  }
  const [readyBare, ready, readyRatio] = pair('ready')
  const [keyBare, key, keyRatio] = pair('key')
  const [frameBare, frame, frameRatio] = pair('frame')
  const [workBare, work, workRatio] = pair('work')
  return {
    cpu: `${cpu}×`,
    readyBare,
    ready,
    readyRatio,
    keyBare,
    key,
    keyRatio,
    frameBare,
    frame,
    frameRatio,
    workBare,
    work,
    workRatio,
    heapOver: rounded(of(ours, 'heap') - of(bare, 'heap')),
  }
}

async function sample(
  browser: Browser,
  url: string,
  cpu: number,
  isScrolled: boolean,
): Promise<Sample> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  await page.goto(url)
  await page.evaluate('loadFaces()')
  const ready = await page.evaluate<number>('draw()')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await page.focus('#filter')
  await page.evaluate('idle()')
  await page.keyboard.press('7')
  const key = await page.evaluate<number>('firstKey')
  const heap = usedSize / 1024 / 1024
  const frames = isScrolled ? await scroll(browser, page) : {}
  await page.close()
  return { ready, key, heap, ...frames }
}

async function scroll(browser: Browser, page: Page): Promise<{ frame: number; work: number }> {
  await page.keyboard.press('Backspace')
  const frames: number[] = []
  const work = await frameWork(browser, page, async () => {
    frames.push(...(await page.evaluate<number[]>(scrolling)))
  })
  return { frame: percentile(frames, 0.95), work: percentile(work, 0.95) }
}

/** Runs in the page: lengths of 120 frames while it scrolls. */
const scrolling = `new Promise((resolve) => {
  const scroller = document.querySelector('[data-index]').parentElement.parentElement
  const frames = []
  let last = performance.now()
  function next(now) {
    frames.push(now - last)
    last = now
    scroller.scrollTop += 330
    if (frames.length < 120) requestAnimationFrame(next)
    else resolve(frames.slice(1))
  }
  requestAnimationFrame(next)
})`
