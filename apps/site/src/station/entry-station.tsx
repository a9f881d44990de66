import '@parket/ui/theme/global.css'
import { newId } from '@parket/api-client/newId'
import type { Pairing } from '@parket/domain/station/pairing/pairingMachine'
import { createRoot } from 'react-dom/client'
import { keepPage } from '../data/offline/keepPage.ts'
import { StationApp } from './StationApp.tsx'
import { stationApi } from './stationApi.ts'
import { deviceId } from './storage/deviceId.ts'
import { takeOver } from './storage/otherTabs.ts'
import { stationStore } from './storage/stationStore.ts'

/** Begins a device of the day: its own document, apart from the site. */
async function start(): Promise<void> {
  const root = document.querySelector('#root')
  if (!root) throw new Error('The page has no #root')
  followTheme()
  if (isOlderBrowser()) (await import('../startup/missingMethods.ts')).addMissingMethods()

  let pairing: Pairing | null = null
  let isMoved = false
  const page = newId()
  const react = createRoot(root)
  function move() {
    isMoved = true
    draw()
  }
  const api = stationApi(deviceId(), () => pairing?.token ?? null)
  const store = stationStore(page, move)
  takeOver(page, move)
  pairing = await store.open()
  // A browser may else clear what a device keeps when room gets short. Not there on plain HTTP.
  void (navigator as { storage?: StorageManager }).storage?.persist?.()

  const kept = pairing
  const team = document.documentElement.dataset['team'] ?? ''
  const keepPairing = (next: Pairing) => {
    pairing = next
  }
  function draw() {
    react.render(
      <StationApp
        api={api}
        store={store}
        team={team}
        kept={kept}
        isMoved={isMoved}
        onPairing={keepPairing}
      />,
    )
  }
  draw()
  void keepPage({ scope: '/station' })
}

/** Dark follows the device, also while the page is open. */
function followTheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  dark.addEventListener('change', () => {
    document.documentElement.dataset['theme'] = dark.matches ? 'dark' : 'light'
  })
}

/** Whether it lacks methods that the app uses: the newest of them stand for all. */
function isOlderBrowser(): boolean {
  return !('toSorted' in Array.prototype && 'groupBy' in Map && 'withResolvers' in Promise)
}

await start()
