import { unwrap, userFacingText } from '@parket/api-client/problem'
import { formatShortNumber } from '@parket/domain/format/number'
import { countOf } from '@parket/domain/format/plural'
import type { SelfCheck } from '@parket/ui/screens/status/SelfCheckScreen'
import { api } from '@parket/react/data/api'
import { loadVersion } from '../../data/loadVersion.ts'

/** From here on clocks that differ are worth a word: times of the page are counted by them. */
const CLOCK_TOLERANCE_S = 60

type Finding = Pick<SelfCheck, 'state' | 'text'>

interface Check {
  id: string
  title: string
  check: () => Promise<Finding>
}

/**
 * What the self-check page checks (docs/rules/site.md, «Self-check»).
 * @param page the version that the page came with, and its `ds`
 */
export function selfChecks(page: { version: string; ds: string | null }): Check[] {
  return [
    { id: 'version', title: 'Версия', check: () => checkVersion(page.version) },
    { id: 'api', title: 'Сервер', check: checkServer },
    { id: 'clock', title: 'Часы', check: checkClock },
    { id: 'storage', title: 'Хранилище браузера', check: checkStorage },
    { id: 'tenant', title: 'Команда', check: () => checkTenant(page.ds) },
    { id: 'browser', title: 'Браузер', check: checkBrowser },
  ]
}

/** Checks; what could not be checked is bad, in words for a person. */
export async function runCheck({ check }: Check): Promise<Finding> {
  try {
    return await check()
  } catch (error) {
    return { state: 'bad', text: userFacingText(error) }
  }
}

async function checkVersion(ofPage: string): Promise<Finding> {
  const ofServer = await loadVersion()
  if (ofServer === ofPage) return { state: 'good', text: ofServer }
  return {
    state: 'doubtful',
    text: `Страница ${ofPage}, сервер ${ofServer}: обновите страницу`,
  }
}

async function checkServer(): Promise<Finding> {
  const begun = performance.now()
  await unwrap(api.GET('/readyz'))
  return { state: 'good', text: `Отвечает за ${Math.round(performance.now() - begun)}\u00A0мс` }
}

async function checkClock(): Promise<Finding> {
  const { response } = await api.GET('/healthz', { cache: 'no-store' })
  const ofServer = Date.parse(response.headers.get('date') ?? '')
  if (Number.isNaN(ofServer)) return { state: 'doubtful', text: 'Сервер не сказал, который час' }
  return clockFinding(Math.round((Date.now() - ofServer) / 1000))
}

/** @param seconds by which the browser's clock is ahead of the server's */
export function clockFinding(seconds: number): Finding {
  const apart = Math.abs(seconds)
  // The server tells whole seconds.
  if (apart <= 1) return { state: 'good', text: 'Совпадают с сервером' }
  const words = countOf(apart, ['секунду', 'секунды', 'секунд'])
  return {
    state: apart < CLOCK_TOLERANCE_S ? 'good' : 'doubtful',
    text: `${seconds > 0 ? 'Спешат' : 'Отстают'} на ${words}`,
  }
}

async function checkStorage(): Promise<Finding> {
  const stores = [
    { name: 'между посещениями', open: () => localStorage },
    { name: 'на время вкладки', open: () => sessionStorage },
  ]
  const lost = stores.filter(({ open }) => !canKeep(open)).map(({ name }) => name)
  if (!navigator.cookieEnabled) return { state: 'bad', text: 'Браузер запрещает cookie' }
  if (lost.length === 0) return { state: 'good', text: 'Доступно, cookie разрешены' }
  return { state: 'doubtful', text: `Браузер не хранит ничего ${lost.join(' и ')}` }
}

function canKeep(open: () => Storage): boolean {
  const key = 'parket.self-check'
  try {
    open().setItem(key, '1')
    open().removeItem(key)
    return true
  } catch {
    return false
  }
}

async function checkTenant(ds: string | null): Promise<Finding> {
  const { team } = await unwrap(api.GET('/api/tenant'))
  const found = ds === null ? `по адресу ${location.host}` : `по ds=${ds}`
  return { state: 'good', text: `${team.name} (${team.domain_unicode ?? 'основная'}), ${found}` }
}

async function checkBrowser(): Promise<Finding> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const { userAgent, language, onLine } = navigator
  const size = `${innerWidth}×${innerHeight}, плотность ${formatShortNumber(devicePixelRatio)}`
  return {
    state: onLine ? 'good' : 'bad',
    text: [userAgent, language, timeZone, size, onLine ? 'в сети' : 'не в сети'].join(' · '),
  }
}
