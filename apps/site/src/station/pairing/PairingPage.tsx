import { pairingMachine } from '@parket/domain/station/pairing/pairingMachine'
import type {
  PairedStation,
  Pairing,
  PairingAnswer,
  PairingCall,
  PairingEvent,
} from '@parket/domain/station/pairing/pairingMachine'
import { PairingScreen } from '@parket/ui/screens/station/pairing/PairingScreen'
import type { PairingActions, PairingView } from '@parket/ui/screens/station/pairing/PairingScreen'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createActor, fromPromise } from 'xstate'
import { isSafariOfApple } from '../install/install.ts'
import type { StationApi } from '../stationApi.ts'

interface PairingPageProps {
  api: Pick<StationApi, 'ask' | 'pair'>
  team: string
  /** Of the link; null: it is typed. */
  code: string | null
  onPaired: (pairing: Pairing) => void
}

/** Pairs this device. */
export function PairingPage({ api, team, code, onPaired }: PairingPageProps) {
  const [actor] = useState(() => pairingActor(api, code))
  const [watch] = useState(() => (tell: () => void) => {
    const watching = actor.subscribe(tell)
    return () => watching.unsubscribe()
  })
  const snapshot = useSyncExternalStore(watch, () => actor.getSnapshot())
  useEffect(() => {
    actor.start()
    return () => void actor.stop()
  }, [actor])
  const send = (event: PairingEvent) => actor.send(event)
  const { context } = snapshot
  const { pairing } = context
  useEffect(() => {
    if (pairing) onPaired(pairing)
  }, [pairing, onPaired])

  const state = snapshot.value
  const view: PairingView = {
    step: stepOf(state, context.requestId !== null),
    isBusy: state === 'asking' || state === 'pairing' || state === 'paired',
    team,
    code: context.code,
    station: context.station,
    problem: context.problem,
    isSafariOfApple: isSafariOfApple(),
  }
  const actions: PairingActions = {
    onCode: (typed) => send({ type: 'code.give', code: typed }),
    onConfirm: () => send({ type: 'station.confirm' }),
    onRefuse: () => send({ type: 'station.refuse' }),
    onPin: (pin) => send({ type: 'pin.give', pin }),
  }
  return <PairingScreen view={view} actions={actions} />
}

function pairingActor(api: PairingPageProps['api'], code: string | null) {
  return createActor(
    pairingMachine.provide({
      actors: {
        ask: fromPromise<PairedStation, { code: string }>(({ input }) => api.ask(input.code)),
        pair: fromPromise<PairingAnswer, PairingCall>(({ input }) => api.pair(input)),
      },
    }),
    { input: { code } },
  )
}

function stepOf(state: string, isAsked: boolean): PairingView['step'] {
  switch (state) {
    case 'confirming':
    case 'paired':
      return 'confirm'
    case 'pairing':
      return isAsked ? 'waiting' : 'confirm'
    case 'givingPin':
      return 'pin'
    case 'waiting':
      return 'waiting'
    default:
      return 'code'
  }
}
