import type { PairedStation, Pairing } from '@parket/domain/station/pairing/pairingMachine'
import { JudgeScreen } from '@parket/ui/screens/station/judge/JudgeScreen'
import type { JudgeActions } from '@parket/ui/screens/station/judge/JudgeScreen'
import { JudgeWaitingScreen } from '@parket/ui/screens/station/judge/JudgeWaitingScreen'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { CutOffScreen } from '../CutOffScreen.tsx'
import { saveMarks } from '../saveMarks.ts'
import type { StationApi } from '../stationApi.ts'
import type { StationStore } from '../storage/stationStore.ts'
import { judgeStation, type JudgeStation } from './judgeStation.ts'
import { judgeView, longWaiting, slotOf } from './judgeView.ts'
import { useBattery } from './useBattery.ts'
import { useWakeLock } from './useWakeLock.ts'

interface JudgePageProps {
  pairing: Pairing
  api: StationApi
  store: StationStore
  onPairAgain: () => void
}

/** A judge at work: the dance to mark, and between rounds what comes next. */
export function JudgePage({ pairing, api, store, onPairAgain }: JudgePageProps) {
  const [station] = useState(() => judgeStation(pairing, { api, store, now: () => new Date() }))
  const state = useSyncExternalStore(station.subscribe, station.state)
  const battery = useBattery()
  const isAwake = useWakeLock()
  const actions = useMemo(() => actionsOf(station, pairing.station), [station, pairing])
  useEffect(() => {
    station.start()
    return station.stop
  }, [station])
  useEffect(() => station.setBattery(battery), [station, battery])
  useEffect(() => {
    const back = () => {
      if (document.visibilityState === 'visible') station.retry()
    }
    addEventListener('online', back)
    document.addEventListener('visibilitychange', back)
    return () => {
      removeEventListener('online', back)
      document.removeEventListener('visibilitychange', back)
    }
  }, [station])

  const { event, who, letter } = pairing.station
  const { judging, rounds } = state.device
  if (state.isCutOff) {
    return (
      <CutOffScreen
        station={pairing.station}
        operations={state.queue.operations}
        onPairAgain={onPairAgain}
      />
    )
  }
  const senses = { battery, isAwake }
  if (judging) return <JudgeScreen view={judgeView(state, judging, senses)} actions={actions} />
  const next = rounds?.find((round) => round.state === 'locked') ?? null
  return (
    <JudgeWaitingScreen
      event={event}
      who={who}
      letter={letter}
      round={next}
      status={slotOf(state, senses)}
      battery={battery}
      refusals={state.refusals}
      onRefusalsRead={station.forgetRefusals}
      waitingLong={longWaiting(state)}
      onSave={actions.onSave}
    />
  )
}

/** Two short ones, where the device can: the count is full. */
const REFUSED = [40, 60, 40]

function actionsOf(station: JudgeStation, paired: PairedStation): JudgeActions {
  const { press } = station
  const pressAndFeel: JudgeStation['press'] = (event) => {
    press(event)
    if (station.state().device.judging?.isRefused) navigator.vibrate?.(REFUSED)
  }
  return {
    onTap: (number) => pressAndFeel({ type: 'tap', number }),
    onPlace: (number, place) => press({ type: 'place', number, place }),
    onKey: (key) => pressAndFeel({ type: 'key', key }),
    onScoreKey: (key) => pressAndFeel({ type: 'scoreKey', key }),
    onField: (field) => press({ type: 'field', field }),
    onBrush: (brush) => press({ type: 'brush', brush }),
    onHeat: (heat) => press({ type: 'heat', heat }),
    onNoting: () => press({ type: 'noting' }),
    onUndo: () => press({ type: 'undo' }),
    onClear: () => press({ type: 'clear' }),
    onSend: () => press({ type: 'send' }),
    onChange: () => press({ type: 'change' }),
    onNext: station.goOn,
    onRefusalsRead: station.forgetRefusals,
    onSave: () => saveMarks(paired, station.state().queue.operations),
  }
}
