import { setTimeout } from 'node:timers/promises'
import { chromium, type Browser, type CDPSession } from 'playwright'
import { launchOptions } from '../chromium.ts'
import { buildFloors, type PageText } from './floors.ts'
import { serveOverHttp2 } from './http2.ts'
import { median, rounded } from './numbers.ts'

/** A page as somebody far from the server meets it on a slow phone; medians of one run. */
export interface PageFigures {
  page: string
  /** Ms until its content is on screen and nothing covers it. */
  useful: number
  /** The same, against the page rendered on the server and hydrated by React alone. */
  usefulRatio: number
  /** Against nothing but HTML. */
  usefulOverHtml: number
  lcp: number
  cls: number
  /** Requests begun before the page was useful, the page itself included. */
  requests: number
  /** KB of scripts over the wire before the page was useful, and in all. */
  earlyJs: number
  allJs: number
}

/** A page's figures scatter by a frame and more. */
const ROUNDS = 15
/** So often each page is asked for before. */
const WARM_UPS = 20
/** docs/rules/quality.md, «Weight of pages»: a processor 4× slower, 562.5 ms away, 1.47 Mbit/s, a phone's window. */
const SLOWER = 4
const NETWORK = { offline: false, latency: 562.5, downloadThroughput: 1.47e6 / 8 }
const PHONE = { width: 412, height: 823 }
/** By then what comes when the browser is idle has come. */
const QUIET_MS = 6000
/** What a page leaves behind would take the processor of the one after it. */
const SETTLE_MS = 1200
/** A frame of the screen. The pause varies by it, or a page would meet the same part of one in each round. */
const FRAME_MS = 17

const PAGES = [
  { page: 'HTML', path: '/floor/html', useful: 'h1' },
  { page: 'React', path: '/floor/react', useful: 'h1' },
  { page: 'event', path: '/events/1/', useful: 'main h1' },
  { page: 'events', path: '/events/?filter=future', useful: 'main article, main li a' },
  { page: 'home', path: '/', useful: 'main h1' },
  { page: 'wizard', path: '/events/1/register?count=solo', useful: 'main form input' },
]

/** @param upstream the running server, with the demo data */
export async function measurePages(upstream: string): Promise<PageFigures[]> {
  const browser = await chromium.launch(await launchOptions())
  const front = await serveOverHttp2(upstream, await buildFloors(await textOf(browser, upstream)))
  try {
    await warmUp(upstream)
    const samples = new Map<string, Sample[]>()
    // One after the other and again, so that all meet the same noise.
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { page, path, useful } of PAGES) {
        const sample = await measure(browser, `${front.url}${path}`, useful)
        samples.set(page, [...(samples.get(page) ?? []), sample])
      }
    }
    const of = (page: string, name: keyof Sample) =>
      median((samples.get(page) ?? []).map((sample) => sample[name]))
    return PAGES.map(({ page }) => ({
      page,
      useful: rounded(of(page, 'useful')),
      usefulRatio: rounded(of(page, 'useful') / of('React', 'useful'), 100),
      usefulOverHtml: rounded(of(page, 'useful') / of('HTML', 'useful'), 100),
      lcp: rounded(of(page, 'lcp')),
      cls: rounded(of(page, 'cls'), 10_000),
      requests: of(page, 'requests'),
      earlyJs: rounded(of(page, 'earlyJs') / 1000, 10),
      allJs: rounded(of(page, 'allJs') / 1000, 10),
    }))
  } finally {
    front.close()
    await browser.close()
  }
}

/** What is measured is a server at work, not one that has just started. */
async function warmUp(upstream: string): Promise<void> {
  const ours = PAGES.filter(({ path }) => !path.startsWith('/floor'))
  for (let count = 0; count < WARM_UPS; count += 1) {
    for (const { path } of ours) await (await fetch(upstream + path)).arrayBuffer()
  }
}

/** What the event's page says, line by line, each once. */
async function textOf(browser: Browser, upstream: string): Promise<PageText> {
  const page = await browser.newPage()
  await page.goto(`${upstream}/events/1/`)
  const title = await page.locator('main h1').innerText()
  const text = await page.locator('main').innerText()
  await page.close()
  return { title, lines: [...new Set(text.split('\n').filter((line) => line.trim()))] }
}

interface Sample {
  useful: number
  lcp: number
  cls: number
  requests: number
  earlyJs: number
  allJs: number
}

async function measure(browser: Browser, url: string, useful: string): Promise<Sample> {
  const context = await browser.newContext({ viewport: PHONE, ignoreHTTPSErrors: true })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    ...NETWORK,
    uploadThroughput: NETWORK.downloadThroughput,
  })
  const traffic = watchTraffic(cdp)
  await page.addInitScript(watchPage, useful)
  await page.goto(url, { waitUntil: 'commit', timeout: 60_000 })
  // Whatever asked the page meanwhile would take its processor.
  await page.waitForTimeout(QUIET_MS)
  await page.waitForFunction(() => window.seen.useful !== null, null, { timeout: 60_000 })
  const seen = await page.evaluate(() => ({ ...window.seen, origin: performance.timeOrigin }))
  await context.close()
  await setTimeout(SETTLE_MS + Math.random() * FRAME_MS)
  const at = seen.useful ?? Number.NaN
  const early = traffic().filter(({ begun }) => begun - seen.origin < at)
  const bytes = (requests: Request[]) =>
    requests.filter(({ isScript }) => isScript).reduce((sum, one) => sum + one.bytes, 0)
  return {
    useful: at,
    lcp: seen.lcp,
    cls: seen.cls,
    requests: early.length,
    earlyJs: bytes(early.filter(({ ended }) => ended - seen.origin < at)),
    allJs: bytes(traffic()),
  }
}

declare global {
  interface Window {
    seen: { useful: number | null; lcp: number; cls: number }
  }
}

/** Runs in the page before anything else: when is the content there, in sight, and not covered? */
function watchPage(selector: string): void {
  const seen: Window['seen'] = { useful: null, lcp: 0, cls: 0 }
  window.seen = seen
  const look = () => {
    const found = document.querySelector(selector)
    const { x = 0, y = 0, width = 0, height = 0 } = found?.getBoundingClientRect() ?? {}
    const top = document.elementFromPoint(x + width / 2, Math.min(y + height / 2, innerHeight - 1))
    const isInSight = found !== null && width > 0 && (found.contains(top) || top?.contains(found))
    if (isInSight) seen.useful = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.cls += (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

interface Request {
  isScript: boolean
  /** Ms since the epoch. */
  begun: number
  ended: number
  bytes: number
}

function watchTraffic(cdp: CDPSession): () => Request[] {
  const requests = new Map<string, Request>()
  /** The protocol's clock counts from another moment than ours. */
  let offset = 0
  cdp.on('Network.requestWillBeSent', ({ requestId, type, wallTime, timestamp, request }) => {
    if (request.url.startsWith('data:')) return
    offset = wallTime - timestamp
    const isScript = type === 'Script'
    requests.set(requestId, { isScript, begun: wallTime * 1000, ended: Infinity, bytes: 0 })
  })
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (!request) return
    request.ended = (timestamp + offset) * 1000
    request.bytes = encodedDataLength
  })
  return () => [...requests.values()]
}
