import type { Pairing } from '@parket/domain/station/pairing/pairingMachine'
import type { StationKind } from '@parket/domain/station/kinds'
import { MOST_AT_ONCE } from '@parket/domain/station/queue/operation'
import { StationNoticeScreen } from '@parket/ui/screens/station/pairing/StationNoticeScreen'
import { lazy, Suspense, useCallback, useState } from 'react'
import { CutOffScreen } from './CutOffScreen.tsx'
import { LeftMarksScreen } from './LeftMarksScreen.tsx'
import { codeInAddress, hideCode } from './address.ts'
import { JudgePage } from './judge/JudgePage.tsx'
import type { StationApi } from './stationApi.ts'
import { stationTitle } from './stationTitle.ts'
import { removeEmergencyFile } from './storage/emergencyFile.ts'
import type { StationStore } from './storage/stationStore.ts'
import { useLeftMarks } from './useLeftMarks.ts'

/** Of no use to a device that is paired: it comes by itself. */
const PairingPage = lazy(async () => ({
  default: (await import('./pairing/PairingPage.tsx')).PairingPage,
}))

/** A judge's device never loads the pages of the staff. */
const ChiefPage = lazy(async () => ({ default: (await import('./chief/ChiefPage.tsx')).ChiefPage }))
const TallyPage = lazy(async () => ({ default: (await import('./tally/TallyPage.tsx')).TallyPage }))
const MarshalPage = lazy(async () => ({
  default: (await import('./hall/MarshalPage.tsx')).MarshalPage,
}))
const AnnouncerPage = lazy(async () => ({
  default: (await import('./announcer/AnnouncerPage.tsx')).AnnouncerPage,
}))
const DjPage = lazy(async () => ({ default: (await import('./hall/DjPage.tsx')).DjPage }))
const ScreenPage = lazy(async () => ({
  default: (await import('./hall/ScreenPage.tsx')).ScreenPage,
}))

/** The pages of those who run the day. */
const staffPages: Record<Exclude<StationKind, 'judge'>, typeof ChiefPage> = {
  chief: ChiefPage,
  tally: TallyPage,
  marshal: MarshalPage,
  announcer: AnnouncerPage,
  dj: DjPage,
  screen: ScreenPage,
}

interface StationAppProps {
  api: StationApi
  store: StationStore
  team: string
  /** What the device was paired for before. */
  kept: Pairing | null
  /** Another tab of this device works. */
  isMoved: boolean
  /** Told of each pairing: its token is the one to call with. */
  onPairing: (pairing: Pairing) => void
}

/** Which page a device shows: pairing, or that of its job. */
export function StationApp({ api, store, team, kept, isMoved, onPairing }: StationAppProps) {
  const [pairing, setPairing] = useState(kept)
  const [code, setCode] = useState(codeInAddress)
  /** The token of a station of the staff that is good no more. */
  const [cutOff, setCutOff] = useState<string | null>(null)

  const pair = useCallback(
    async (next: Pairing) => {
      hideCode()
      if (pairing) await sendRest(pairing, { api, store })
      onPairing(next)
      await store.pair(next)
      setPairing(next)
      setCode(null)
    },
    [api, onPairing, pairing, store],
  )
  const pairAgain = () => setPairing(null)
  const { left, giveAway, putOff } = useLeftMarks(pairing, store)

  if (isMoved) return <MovedScreen pairing={pairing} />
  if (!pairing || code !== null) {
    return (
      <Suspense>
        <PairingPage api={api} team={team} code={code} onPaired={pair} />
      </Suspense>
    )
  }
  if (left) {
    const { id, epoch } = left.station
    return (
      <LeftMarksScreen key={`${id}:${epoch}`} left={left} onGiven={giveAway} onLater={putOff} />
    )
  }
  const { station, token } = pairing
  if (station.kind === 'judge') {
    return <JudgePage key={token} {...{ pairing, api, store }} onPairAgain={pairAgain} />
  }
  if (cutOff === token) {
    return <CutOffScreen station={station} operations={[]} onPairAgain={pairAgain} />
  }
  const Page = staffPages[station.kind]
  return (
    <Suspense>
      <Page
        key={token}
        pairing={pairing}
        onCutOff={() => {
          setCutOff(token)
          void removeEmergencyFile()
        }}
      />
    </Suspense>
  )
}

/** What was put for the pairing before goes with its own token, while that is good. */
async function sendRest(
  { station }: Pairing,
  { api, store }: Pick<StationAppProps, 'api' | 'store'>,
): Promise<void> {
  const { operations } = await store.load()
  try {
    for (let at = 0; at < operations.length; at += MOST_AT_ONCE) {
      const sender = { epoch: station.epoch, unsent: operations.length - at, battery: null }
      const { acknowledged } = await api.send(operations.slice(at, at + MOST_AT_ONCE), sender)
      await store.remove(acknowledged)
    }
  } catch {
    // It stays on the device.
  }
}

function MovedScreen({ pairing }: { pairing: Pairing | null }) {
  return (
    <StationNoticeScreen
      lead={pairing ? stationTitle(pairing.station) : 'Рабочее место'}
      title="Открыто в&nbsp;другой вкладке"
      action={{ label: 'Работать здесь', onPress: () => location.reload() }}
    >
      Отметки ставятся там. Здесь ничего не&nbsp;пропало.
    </StationNoticeScreen>
  )
}
