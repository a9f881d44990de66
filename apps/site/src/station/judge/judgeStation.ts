import type { DeviceRound } from '@parket/domain/station/device/deviceRound'
import {
  goOn,
  nameOf,
  pressControl,
  reopenSheet,
  withRounds,
  withUnsent,
  type JudgeDevice,
} from '@parket/domain/station/device/judgeDevice'
import { refusalsOf, withRefusals, type Refusal } from '@parket/domain/station/device/refusals'
import { waitsLong } from '@parket/domain/station/device/longWaiting'
import type { JudgingEvent } from '@parket/domain/station/judge/judging'
import type { Pairing } from '@parket/domain/station/pairing/pairingMachine'
import type { NumberedOperation, QueueAnswer } from '@parket/domain/station/queue/operation'
import {
  queueMachine,
  type LoadedQueue,
  type QueueContext,
  type StoredUpTo,
} from '@parket/domain/station/queue/queueMachine'
import { toRequestFailure } from '@parket/domain/problems/requestFailure'
import { createActor, fromPromise, type NonReducibleUnknown } from 'xstate'
import type { StationApi } from '../stationApi.ts'
import type { LeftMarks, StationStore } from '../storage/stationStore.ts'
import { noticeOf, worstOf, type JudgeNotice } from './judgeNotice.ts'
import { isEqual } from './isEqual.ts'
import { nameOfSheet, notTaken } from './notTaken.ts'
import { leftAt, sendLeft } from './sendLeft.ts'

/** How often the server is asked, ms. */
const POLL_MS = 5000

/** All that a judge's page shows. */
export interface JudgeState {
  device: JudgeDevice
  queue: Pick<QueueContext, 'operations' | 'storedSeq' | 'isUnkept'>
  isOffline: boolean
  notice: JudgeNotice | null
  /** Rows that were refused, until the judge has read them. */
  refusals: readonly Refusal[]
  /** Marks have waited so long that the device offers them as a file. */
  isWaitingLong: boolean
  /** When the server last took marks. */
  acceptedAt: Date | null
  timeZone: string | null
  /** The token is good no more. */
  isCutOff: boolean
}

export interface JudgeStation {
  state: () => JudgeState
  subscribe: (tell: () => void) => () => void
  /** Begins with what the device kept. */
  start: () => void
  press: (event: JudgingEvent) => void
  goOn: () => void
  /** The judge has read what was refused. */
  forgetRefusals: () => void
  /** The network, or the page, is back. */
  retry: () => void
  setBattery: (percent: number | null) => void
  stop: () => void
}

interface Ports {
  api: Pick<StationApi, 'fetchWork' | 'send'>
  store: StationStore
  now: () => Date
}

/** A judge's device at work: what is put goes into the queue, what the server tells comes onto the screen. */
export function judgeStation(pairing: Pairing, { api, store, now }: Ports): JudgeStation {
  const { epoch } = pairing.station
  let battery: number | null = null
  let timer: ReturnType<typeof setTimeout> | null = null
  let isStopped = false
  let isAsking = false
  /** What the call that runs, or ran last, carries. */
  let sent: readonly NumberedOperation[] = []
  /** What an earlier page left, until the rounds are known. */
  let left: readonly NumberedOperation[] = []
  /** What earlier pairings left at this station, until it is sent. */
  let earlier: readonly LeftMarks[] = []
  const listeners = new Set<() => void>()
  let state: JudgeState = {
    device: { rounds: null, sheets: {}, judging: null, known: [] },
    queue: { operations: [], storedSeq: 0, isUnkept: false },
    isOffline: false,
    notice: null,
    refusals: [],
    isWaitingLong: false,
    acceptedAt: null,
    timeZone: null,
    isCutOff: false,
  }
  function set(changes: Partial<JudgeState>) {
    const next = { ...state, ...changes }
    if (isEqual(next, state)) return
    state = next
    for (const tell of listeners) tell()
  }
  function noteFailure(error: unknown) {
    const { status } = toRequestFailure(error)
    if (status === 401) set({ isCutOff: true })
    // An answer of any other kind is an answer.
    else set({ isOffline: status === undefined || status === 0 })
  }

  const actor = createActor(
    queueMachine.provide({
      actors: {
        load: fromPromise<LoadedQueue, undefined>(() => store.load()),
        store: fromPromise<StoredUpTo, readonly NumberedOperation[]>(({ input }) =>
          store.store(input),
        ),
        send: fromPromise<QueueAnswer, readonly NumberedOperation[]>(({ input }) => send(input)),
        remove: fromPromise<NonReducibleUnknown, number>(async ({ input }) => {
          await store.remove(input)
          return null
        }),
      },
    }),
  )

  async function send(operations: readonly NumberedOperation[]): Promise<QueueAnswer> {
    store.noteSent(operations)
    sent = operations
    const unsent = actor.getSnapshot().context.operations.length
    try {
      const answer = await api.send(operations, { epoch, unsent, battery })
      set({ isOffline: false })
      return answer
    } catch (error) {
      noteFailure(error)
      throw error
    }
  }

  function setRefusals(refusals: readonly Refusal[]) {
    set({ refusals })
    void store.keepRefusals(refusals)
  }

  function hear({ results, versions }: QueueAnswer) {
    const isChanged = versions.some(({ roundId, version }) =>
      state.device.rounds?.some((round) => round.id === roundId && round.version < version),
    )
    if (isChanged) void poll()
    const refused = refusalsOf(results, sent, state.device.rounds ?? [])
    if (refused.length > 0) setRefusals(withRefusals(state.refusals, refused))
    const worst = worstOf(results)
    if (!worst) return
    const { operations } = actor.getSnapshot().context
    for (const operation of notTaken(results, [...sent, ...operations])) {
      set({ device: reopenSheet(state.device, operation) })
      keep(nameOfSheet(operation))
    }
    const notice = noticeOf(worst)
    if (worst.state !== 'applied') {
      set({ notice })
      // What the round is by now stands in its next answer.
      void poll()
      return
    }
    set({ notice, acceptedAt: now() })
  }

  function keep(name: string) {
    const sheet = state.device.sheets[name]
    if (sheet) void store.keepSheet(name, sheet)
  }

  /** The first rounds: what an earlier page left lies over what is kept, or what the server has. */
  function beginWith(rounds: readonly DeviceRound[], acknowledged: number): JudgeDevice {
    const unsent = left.filter(({ seq }) => seq > acknowledged)
    left = []
    const sheets = withUnsent(state.device.sheets, unsent, rounds)
    return withRounds({ ...state.device, sheets }, rounds)
  }

  async function poll() {
    if (isAsking || isStopped || state.isCutOff) return
    isAsking = true
    if (timer) clearTimeout(timer)
    try {
      const work = await api.fetchWork()
      set({ isOffline: false })
      if (work && !isStopped) {
        actor.send({ type: 'queue.known', seq: work.acknowledged })
        const device =
          state.device.rounds === null
            ? beginWith(work.rounds, work.acknowledged)
            : withRounds(state.device, work.rounds)
        const before = state.device.sheets
        set({ device, timeZone: work.timeZone })
        void store.keepRounds(work.rounds)
        // Notes of a round that is over are gone, from the disk too.
        for (const name of Object.keys(before)) {
          if (before[name] !== device.sheets[name]) keep(name)
        }
      }
      await tellEarlier()
    } catch (error) {
      noteFailure(error)
    }
    isAsking = false
    set({ isWaitingLong: waitsLong(state.queue.operations, now()) })
    if (!isStopped) timer = setTimeout(poll, POLL_MS)
  }

  /** Marks of an earlier pairing go to the people who decide about late ones. */
  async function tellEarlier() {
    if (earlier.length === 0 || isStopped) return
    const waiting = actor.getSnapshot().context.operations.length
    const results = await sendLeft(earlier, { unsent: waiting, battery }, { api, store })
    earlier = []
    const worst = worstOf(results)
    if (worst && worst.state !== 'applied') {
      set({ notice: { state: worst.state, message: worst.message } })
    }
  }

  async function begin() {
    const [kept, { operations }, own] = await Promise.all([
      store.loadWork(),
      store.load(),
      leftAt(store, pairing.station.id),
    ])
    left = operations
    earlier = own
    set({ device: { ...state.device, sheets: kept.sheets }, refusals: kept.refusals })
    if (kept.rounds) set({ device: beginWith(kept.rounds, 0) })
    actor.start()
    await poll()
  }

  actor.subscribe(({ context }) => {
    const { operations, storedSeq, isUnkept } = context
    const queue = { operations, storedSeq, isUnkept }
    set({
      queue: isEqual(queue, state.queue) ? state.queue : queue,
      isWaitingLong: waitsLong(operations, now()),
    })
  })
  actor.on('queue.answered', ({ answer }) => hear(answer))
  actor.on('queue.revoked', () => set({ isCutOff: true }))

  return {
    state: () => state,
    subscribe(tell) {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    start: () => void begin(),
    press(event) {
      const { device, operation } = pressControl(state.device, event)
      const { judging } = device
      // Written before it is drawn: the disk works while the page does.
      if (operation) {
        actor.send({ type: 'operation.put', operation: { ...operation, at: now().toISOString() } })
      }
      set({ device })
      if (judging) keep(nameOf(judging))
    },
    goOn() {
      set({ device: goOn(state.device), notice: null })
    },
    forgetRefusals: () => setRefusals([]),
    retry() {
      actor.send({ type: 'queue.retry' })
      void poll()
    },
    setBattery(percent) {
      battery = percent
    },
    stop() {
      isStopped = true
      if (timer) clearTimeout(timer)
      actor.stop()
    },
  }
}
