import { ApiProblem, unwrap, userFacingText } from '@parket/api-client/problem'
import type { components } from '@parket/api-client/schema'
import { formatTime } from '@parket/domain/format/dateTime'
import { useEffect, useEffectEvent, useState } from 'react'
import { api } from '@parket/react/data/api'
import { useUnsavedGuard } from '@parket/react/data/form/unsavedGuard'
import { queryClient } from '@parket/react/data/queryClient'
import { useDebounced } from '@parket/react/data/useDebounced'
import { undoChange, withChangeSet } from '../parts/changes.ts'
import {
  afterReading,
  afterSaving,
  changedSessions,
  toDraft,
  toInput,
  type Drafted,
  type DraftSession,
} from './timetableDraft.ts'
import { timetableKey } from './timetableSource.ts'

type Session = components['schemas']['Session']

/** Several presses in a row are one change. */
const PAUSE_MS = 400

function asStored(sessions: readonly Session[]): Drafted {
  const stored = toDraft(sessions)
  return { draft: stored, stored }
}

/** Why a change was not stored. */
interface Problem {
  text: string
  /** The same change may be stored after all: nobody else has changed the timetable. */
  canRetry: boolean
}

/**
 * A timetable that is stored as it is edited: what changes is shown at once and sent a moment later, one call
 * after another.
 */
export function useTimetable(eventId: number, sessions: readonly Session[], timeZone: string) {
  const params = { path: { id: eventId } }
  const [{ draft, stored }, setDrafted] = useState<Drafted>(() => asStored(sessions))
  /** What is being stored; null: nothing is. */
  const [sent, setSent] = useState<readonly DraftSession[] | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const [isUndoWanted, setUndoWanted] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [changeSets, setChangeSets] = useState<readonly number[]>([])
  const changed = changedSessions(stored, draft)
  const isSending = sent !== null

  const say = (words: string) => setSaid(`${words} ${formatTime(new Date(), timeZone)}`)

  async function save(): Promise<void> {
    setSent(changed)
    try {
      const { answer, changeSetId } = await withChangeSet(
        api.PUT('/api/events/{id}/sessions', { params, body: { sessions: toInput(changed) } }),
      )
      setDrafted((now) => {
        const saved = afterSaving(now.draft, changed, answer)
        const kept = now.stored.filter(({ id }) => !answer.some((session) => session.id === id))
        return { draft: saved.draft, stored: [...kept, ...saved.stored] }
      })
      if (changeSetId !== null) setChangeSets((before) => [...before, changeSetId])
      say('Сохранено')
    } catch (error) {
      setUndoWanted(false)
      const isStale = error instanceof ApiProblem && error.status === 409
      setProblem({ text: userFacingText(error), canRetry: !isStale })
    }
    setSent(null)
  }

  const saveNow = useEffectEvent(() => void save())
  const isWaiting = changed.length > 0 && !isSending && problem === null
  const settled = useDebounced(draft, PAUSE_MS)
  useEffect(() => {
    if (!isWaiting || settled !== draft) return
    const timer = setTimeout(saveNow)
    return () => clearTimeout(timer)
  }, [isWaiting, settled, draft])

  // What is about to be stored is stored on the way out; what was edited while another change is stored is not.
  const isMore = sent !== null && changed.some((session) => !sent.includes(session))
  useUnsavedGuard((problem !== null && changed.length > 0) || isMore)

  // What the list of sessions shows has changed; what was edited last is stored on the way out, too.
  const leave = useEffectEvent(() => {
    if (isWaiting) void save()
    void queryClient.invalidateQueries({ queryKey: timetableKey(eventId) })
  })
  useEffect(() => () => leave(), [])

  /** Reads what is stored, and shows it as `toDrafted` says. */
  async function read(
    toDrafted: (now: Drafted, fresh: readonly Session[]) => Drafted,
  ): Promise<void> {
    try {
      const fresh = await unwrap(api.GET('/api/events/{id}/sessions', { params }))
      setDrafted((now) => toDrafted(now, fresh))
      setProblem(null)
    } catch (error) {
      setProblem({ text: userFacingText(error), canRetry: false })
    }
  }

  async function undo(changeSetId: number): Promise<void> {
    try {
      await undoChange(eventId, changeSetId)
      setChangeSets((before) => before.filter((id) => id !== changeSetId))
      await read(afterReading)
      say('Возвращено')
    } catch (error) {
      setProblem({ text: userFacingText(error), canRetry: false })
    }
  }

  const last = changeSets.at(-1)
  const isSettled = changed.length === 0 && !isSending

  // What is just being stored is taken back as soon as it is.
  const undoLast = useEffectEvent(() => {
    setUndoWanted(false)
    if (last !== undefined) void undo(last)
  })
  const canUndo = isUndoWanted && isSettled
  useEffect(() => {
    if (!canUndo) return
    const timer = setTimeout(undoLast)
    return () => clearTimeout(timer)
  }, [canUndo])

  return {
    sessions: draft,
    edit: (change: (sessions: readonly DraftSession[]) => DraftSession[]) => {
      if (problem?.canRetry) setProblem(null)
      setDrafted((now) => ({ ...now, draft: change(now.draft) }))
    },
    saved: problem ? null : isSettled ? said : 'Сохраняем…',
    /** Another change of the timetable was stored: it is the last one, and what it left is shown. */
    noteChange: (words: string, changeSetId: number | null) => {
      if (changeSetId !== null) setChangeSets((before) => [...before, changeSetId])
      say(words)
      void read(afterReading)
    },
    problem: problem && {
      text: problem.text,
      onRetry: problem.canRetry ? () => setProblem(null) : null,
      onReload: () => void read((_, fresh) => asStored(fresh)),
    },
    onUndo:
      problem !== null || (last === undefined && isSettled) ? null : () => setUndoWanted(true),
  }
}
